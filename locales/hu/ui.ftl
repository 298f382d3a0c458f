# What every page says.

site-title = három táblajáték
site-description = SIXTH!, Six és 27: játssz a számítógép ellen, egy barátoddal, vagy derítsd ki, kinek volt igaza.
skip-to-content = Ugrás a tartalomra
nav-label = Főmenü
nav-play = Játék
nav-lobby = Előtér
nav-learn = Tanulás
nav-puzzles = Feladványok
nav-analysis = Elemzés
nav-games = Játszmák
nav-settings = Beállítások
nav-account = Fiók
language-label = Nyelv
language-choose = Váltás
footer-names = A játékok nevei a kiadóikat illetik. A Trilith nem áll velük kapcsolatban.
footer-api = Programoknak
needs-script = Ehhez az oldalhoz JavaScript kell. A szabályok anélkül is olvashatók.
go-home = A kezdőlapra

home-title = Három játék. Pár perc alatt megtanulhatók, mesterükké válni sokáig tart.
home-unfinished = Befejezetlen játszmáid
home-play = Játék
home-learn = Tanulás
home-lobby = { $count ->
    [0] Játék másokkal: az előtérbe
    [one] { $count } játszma vár játékosra: az előtérbe
   *[other] { $count } játszma vár játékosra: az előtérbe
}
home-your-turn = { $count } játszmában te jössz

seat-computer = Számítógép, { $level }. szint
seat-same-screen = Egy képernyőn
seat-guest = Vendég
games-plies = { $count } lépés
games-going-on = folyamatban

error-not-found-title = Itt nincs semmi
error-not-found = Ezen a címen nincs semmi. Talán hiányos a hivatkozás.
error-no-game-title = Nincs ilyen játszma
error-no-game = Ezen a címen nincs játszma. Talán hiányos a hivatkozás, vagy a játszmát törölték.
error-server-title = Valami nem sikerült
error-server = A szerver ezt nem tudta megtenni. Semmi sem veszett el; próbáld újra.
error-unreadable = Ez nem olvasható: { $problem }
error-too-many-games = Annyi játszmád van, amennyit meg lehet őrizni. Előbb törölj néhányat.
error-too-many-seeks = Elég játszmát kínálsz az előcsarnokban. Várj, amíg valaki elfogad egyet, vagy mondj le egyet.
refused-not-yours-alone = Ebben a játszmában mások is játszanak, ezért nem törölhető.
refused-blocked = Ezzel a személlyel nem játszhatsz.
refused-banned = Az oldal üzemeltetője kizárt téged.
refused-too-fast = Túl gyorsan írsz. Várj egy pillanatot.
refused-between-people = Emberek közötti játszmában nincs tipp.
error-too-many-tables = Túl sok asztalt figyelsz egyszerre.
error-other-site = Ez az oldal egy másik webhelyhez tartozik, és nem kapcsolódhat ide.
error-connection = A szerver nem érhető el. Magától újra próbálkozik.
error-busy = A szervernek most túl sok a dolga. Próbáld újra kis idő múlva.
error-too-fast = Túl sok kérés érkezett egyszerre. Várj egy kicsit, és próbáld újra.
error-too-many-sockets = Innen túl sok kapcsolat van nyitva. Zárj be néhány oldalt, és próbáld újra.

refused-unreadable = Ez nem lépés ennek a játéknak a jelölésével.
refused-not-your-turn = Nem te következel.
refused-not-at-table = Ezt a játszmát csak nézed; lépni a játékosai tudnak.
refused-stale = Az állás közben megváltozott. Nézd meg újra, aztán lépj.
refused-nothing-to-take-back = Nincs olyan lépésed, amelyet visszavonhatnál.
refused-too-long = Ez a játszma túl hosszú, nem folytatható.
refused-waiting = Egy hely még szabad. A játszma akkor kezdődik, amikor minden hely foglalt.
refused-no-take-backs = Megállapodás szerint ebben a játszmában nem lehet lépést visszavonni.
refused-no-free-seat = Ennél az asztalnál minden hely foglalt. Nézni lehet.
refused-seat-taken = Ezt a helyet már más elfoglalta.
refused-other-side = Már a másik oldalon játszol.
refused-needs-account = Ez a játszma beleszámít az értékszámba. Ahhoz, hogy leülj, fiók kell.
refused-offer-stands = Ezt már felajánlottad; most a másik oldal válaszol.
refused-offered-before = Ezt már felajánlottad. A következő lépésed után újra felajánlhatod.
refused-rematch-declined = A másik oldal most nem szeretne új játszmát.
refused-no-offer = Már nincs mit elutasítani.
refused-too-late-to-abort = Mindkét oldal lépett, a játszmát már nem lehet törölni. Feladhatod, vagy döntetlent ajánlhatsz.
refused-not-begun = Mindkét oldalnak lépnie kell, mielőtt a győzelmet igényelni lehet.
refused-no-live-clock = Csak futó órával játszott játszmában igényelhető a győzelem, ha a többiek elmennek.
refused-not-absent = A győzelmet akkor igényelheted, ha a másik oldal már { $seconds } másodperce távol van.
refused-not-over = A játszma még tart; új akkor kezdődhet, ha ez véget ért.
refused-called-off = Ezt a játszmát törölték; nincs visszavágó.
refused-continued = A következő játszma már elkezdődött.
refused-your-turn = Te következel: tedd meg a lépésed.
refused-no-plans = Ezt ennél az asztalnál nem lehet előre megtervezni.
refused-plan-too-large = Ez a terv túl nagy: egy tervben legfeljebb 30, egyenként legfeljebb 20 lépéses változat lehet.
refused-too-many-plans = Túl gyakran változtattad a terved. A következő lépésed után újra tervezhetsz.
refused-other-room = A játékosok egymással beszélnek, a nézők is egymással.
refused-nothing-said = Még nincs mit elküldeni: előbb írj valamit.
refused-too-much-said = Ez az üzenet túl hosszú: legfeljebb { $most } karakter lehet.
refused-talk-full = Ennél az asztalnál annyit beszéltek, hogy nincs több hely.

ending-resigned = { $side ->
    [silver] Ezüst feladta.
    [brown] Barna feladta.
    [red] Vörös feladta.
    [black] Fekete feladta.
   *[white] Fehér feladta.
}
ending-flagged = { $side ->
    [silver] Ezüst ideje lejárt.
    [brown] Barna ideje lejárt.
    [red] Vörös ideje lejárt.
    [black] Fekete ideje lejárt.
   *[white] Fehér ideje lejárt.
}
ending-abandoned = { $side ->
    [silver] Ezüst elhagyta a játszmát.
    [brown] Barna elhagyta a játszmát.
    [red] Vörös elhagyta a játszmát.
    [black] Fekete elhagyta a játszmát.
   *[white] Fehér elhagyta a játszmát.
}
ending-aborted = { $side ->
    [silver] Ezüst törölte a játszmát.
    [brown] Barna törölte a játszmát.
    [red] Vörös törölte a játszmát.
    [black] Fekete törölte a játszmát.
   *[white] Fehér törölte a játszmát.
}
ending-agreed = Döntetlen megegyezéssel.

settings-title = Beállítások
settings-keys = Billentyűk
keys-arrows = Mozgás helyről helyre a táblán
keys-enter = Korong vagy elem választása, aztán a helye
keys-digits = Hányat emelsz fel, vagy melyik csoport marad
keys-escape = A felemelt visszatétele
keys-steps = Egy lépést vissza, egy lépést előre
keys-turn = Tábla fordítása
keys-engine = Elemzésben a motor be- vagy kikapcsolása
keys-type = Lépés beírása

games-title = Játszmáid
games-none = Még nincs játszmád. Az első két kattintásra van.
games-delete = Törlés
studies-title = Elemzéseid
studies-none = Még nincs elemzésed. Bármely játszmából vagy állásból lehet.
studies-new = Új elemzés
study-untitled = Cím nélkül

new-title = Új játszma
new-from-position = Megadott állásból, változat:
new-game = Játék
new-variant = Változat
new-every-option = Minden beállítás
new-variant-text = Ez a változat:
new-opponent = Ellenfél
new-computer = Számítógép
new-friend = Egy barát, linkkel
new-same-screen = Egy képernyőn
new-level = Szint
new-side = A te színed
new-side-random = Mindegy
new-clock = Óra
new-clock-none = Nincs
new-clock-live = Percek
new-clock-days = Napok
new-minutes = Perc játékosonként
new-seconds = Másodperc lépésenként
new-days = Nap lépésenként
new-terms = A megállapodás
new-take-backs = Lépést vissza lehet vonni
new-private = Csak a játékosok látják a játszmát
new-listed = Látszik az előtérben: bárki elfoglalhatja a helyet
new-rated = Beleszámít az értékszámba
new-rated-needs = Csak két, fiókkal rendelkező játékosnak.
new-invite = Meghívás
new-start = Kezdés

game-board = Tábla
game-moves = Lépések
game-steps = A játszma végigjárása
game-actions = Műveletek
game-type-move = Lépés beírása
