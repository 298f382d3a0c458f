# What every page says.

site-title = három táblajáték
site-description = SIXTH!, Six és 27: játssz a számítógép ellen, egy barátoddal, vagy derítsd ki, kinek volt igaza.
skip-to-content = Ugrás a tartalomra
nav-label = Főmenü
nav-play = Játék
nav-learn = Tanulás
nav-puzzles = Feladványok
nav-analysis = Elemzés
nav-games = Játszmák
nav-settings = Beállítások
language-label = Nyelv
language-choose = Váltás
footer-names = A játékok nevei a kiadóikat illetik. A Trilith nem áll velük kapcsolatban.
needs-script = Ehhez az oldalhoz JavaScript kell. A szabályok anélkül is olvashatók.
go-home = A kezdőlapra

home-title = Három játék. Pár perc alatt megtanulhatók, mesterükké válni sokáig tart.
home-unfinished = Befejezetlen játszmáid
home-play = Játék
home-learn = Tanulás

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
error-connection = A szerver nem érhető el. Magától újra próbálkozik.
error-other-site = Ezt egy másik oldal kérte, ezért nem történt semmi. Próbáld újra erről az oldalról.

refused-unreadable = Ez nem lépés ennek a játéknak a jelölésével.
refused-not-your-turn = Nem te következel.
refused-not-at-table = Ezt a játszmát csak nézed; lépni a játékosai tudnak.
refused-stale = Az állás közben megváltozott. Nézd meg újra, aztán lépj.
refused-nothing-to-take-back = Nincs olyan lépésed, amelyet visszavonhatnál.
refused-too-long = Ez a játszma túl hosszú, nem folytatható.

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
new-same-screen = Egy képernyőn
new-level = Szint
new-side = A te színed
new-side-random = Mindegy
new-clock = Óra
new-minutes = Perc játékosonként
new-seconds = Másodperc lépésenként
new-clock-none = Percek nélkül nincs óra.
new-start = Kezdés

game-board = Tábla
game-moves = Lépések
game-steps = A játszma végigjárása
game-actions = Műveletek
game-type-move = Lépés beírása
