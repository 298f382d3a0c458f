# A game that is being played.

game-your-turn = Te jössz, a színed: { $side ->
    [silver] Ezüst
    [brown] Barna
    [red] Vörös
    [black] Fekete
   *[white] Fehér
}.
game-turn-of = { $side ->
    [silver] Ezüst következik.
    [brown] Barna következik.
    [red] Vörös következik.
    [black] Fekete következik.
   *[white] Fehér következik.
}
game-thinking = A számítógép gondolkodik…
game-you-won = Nyertél.
game-you-lost = Vesztettél.
game-drawn = Döntetlen.
game-won = { $side ->
    [silver] Ezüst nyert.
    [brown] Barna nyert.
    [red] Vörös nyert.
    [black] Fekete nyert.
   *[white] Fehér nyert.
}
game-declined = A számítógép tovább játszik.
game-watching = Nézőként vagy itt.
game-reconnecting = Megszakadt a kapcsolat. Magától helyreáll; semmi sem vész el.
game-connected = Újra van kapcsolat.
game-past = Ezt látod: { $ply }. lépés (összesen { $plies }).
game-to-now = Vissza a jelenbe
seat-you = Te
seat-to-move = soron van
seat-level = Számítógép, { $level }. szint

tool-hint = Tipp
tool-take-back = Visszavonás
tool-draw = Döntetlen
tool-resign = Feladás
tool-turn = Tábla fordítása
tool-rematch = Visszavágó
tool-new = Új játszma
tool-analyse = Elemzés
tool-record = Játszma mentése
tool-next = A következő játszmához
tool-resign-sure = Feladod ezt a játszmát?
tool-hint-none = Itt nincs tipp.
tool-why = Miért nem tudok lépni?
said-hint = Tipp: { $text }

confirm-move = Lépés: { $text }
confirm-back = Vissza
undo-move = Visszavonás: { $text }

step-first = Az elejére
step-back = Egy lépést vissza
step-half = Fél lépést előre
step-forward = Egy lépést előre
step-last = A végére
said-played = { $side ->
    [silver] Ezüst
    [brown] Barna
    [red] Vörös
    [black] Fekete
   *[white] Fehér
}: { $text }
game-clock-left = még { $time }

# A table with others.

game-waiting = { $count ->
    [one] Egy hely még szabad.
   *[other] { $count } hely még szabad.
}
game-sending = { $text } úton van. Elküldjük, amint helyreáll a kapcsolat.
game-gone = Ezt a játszmát törölték.
game-resumed = A szerver egy ideig nem volt elérhető. Közben egyetlen óra sem járt.
game-watchers = { $count } néző
state-connecting = Kapcsolódás…
state-connected = Van kapcsolat
state-reconnecting = Újrakapcsolódás…
state-offline = Nincs kapcsolat
state-gone = Törölve
title-your-turn = Te jössz
title-waiting = Várakozás
seat-here = itt van
seat-away = nincs itt
seat-open = Szabad hely
clock-days = { $days } n { $hours } ó

tool-abort = Lemondás
tool-abort-sure = Lemondod ezt a játszmát? Nem lesz eredménye.
tool-take-back-offered = Visszavonás kérve
tool-draw-offered = Döntetlen felajánlva
tool-rematch-offered = Visszavágó felajánlva

offer-draw = { $name } döntetlent ajánl.
offer-takeback = { $name } szeretne visszavonni egy lépést.
offer-rematch = { $name } szeretne újra játszani.
offer-accept = Elfogadom
offer-decline = Elutasítom
offer-claim-soon = { $name } nincs itt. { $seconds } másodperc után igényt tarthatsz a győzelemre.
offer-claim-now = { $name } elment. Igényt tarthatsz a győzelemre, vagy várhatsz.
offer-claim = Enyém a győzelem
offer-wait = Várok
said-declined-draw = A döntetlent elutasították.
said-declined-takeback = A visszavonást elutasították.
said-declined-rematch = A visszavágót elutasították.
said-took-back = Egy lépést visszavontak.
said-sat = { $name } leül az asztalhoz.
said-begun = Minden hely foglalt. Kezdődik a játszma.
said-away = { $name } elment.
said-back = { $name } itt van.
said-talk = { $name }: { $text }

invite-title = Hívj meg valakit
invite-text = Küldd el ezt a linket. Aki megnyitja, elfoglalhatja a szabad helyet.
invite-text-team = Küldd el ezt a linket a többieknek. Aki megnyitja, elfoglalhat egy szabad helyet.
invite-link = Link ehhez a játszmához
invite-copy = Másolás
invite-copied = A linket kimásoltuk.
invite-not-copied = A linket nem sikerült kimásolni. Jelöld ki és másold ki te.
invite-share = Megosztás
invite-share-text = Játszol velem? { $game }
invite-code = QR-kód
invite-code-alt = A játszma linkje QR-kódként
invite-listed = A játszma az előtérben is látszik.
invite-title-from = { $name } meghív egy játszmára: { $game }
invite-title-somebody = Meghívtak egy játszmára: { $game }
invite-play = { $side ->
    [silver] Játszom: Ezüst
    [brown] Játszom: Barna
    [red] Játszom: Vörös
    [black] Játszom: Fekete
   *[white] Játszom: Fehér
}
invite-seat = { $side ->
    [red] Vörös, { $number }. hely
   *[black] Fekete, { $number }. hely
}
invite-sit = Ide ülök
invite-name = A neved
invite-name-about = Ha szeretnéd. A többiek látják.
invite-watch = Itt is maradhatsz nézőként.

term-title = A megállapodás
term-you-play = { $side ->
    [silver] A te színed: Ezüst.
    [brown] A te színed: Barna.
    [red] A te színed: Vörös.
    [black] A te színed: Fekete.
   *[white] A te színed: Fehér.
}
term-no-clock = Óra nélkül
term-live = { $seconds ->
    [0] { $minutes } perc játékosonként
   *[other] { $minutes } perc játékosonként, lépésenként még { $seconds } mp
}
term-days = { $days ->
    [one] Egy nap lépésenként
   *[other] { $days } nap lépésenként
}
term-rated = Beleszámít az értékszámba
term-casual = Nem számít bele az értékszámba
term-take-backs = Lépést vissza lehet vonni, ha a másik oldal beleegyezik
term-no-take-backs = Lépést nem lehet visszavonni
term-private = Csak a játékosok látják a játszmát
term-open = Aki ismeri a linket, nézheti

talk-title = Beszélgetés
talk-text = Üzenet
talk-send = Küldés
talk-unread = { $count } új
talk-players = A játszma végéig ezt csak a játékosok olvassák.
talk-watchers = Itt a nézők beszélgetnek. A játékosok a játszma végén olvassák.
talk-everybody = A játszma véget ért: ezt mindenki olvassa.
talk-mute = Beszélgetés némítása
talk-muted = A beszélgetés némítva van. Semmi sem látszik belőle.

plan-title = Tervek
plan-move = Lépés tervezése
plan-answer = Válasz tervezése
plan-choose = Válaszd ki a lépést, amelyet akkor teszel meg, amikor te jössz.
plan-theirs = Mit léphet a másik oldal?
plan-mine = Mit válaszolsz?
plan-keep = Megtartom
plan-back = Vissza
plan-stop = Vége
plan-remove = Törlés
plan-premove = Tervezve: { $text }
plan-if = Ha { $theirs }, akkor…
plan-pair = Ha { $theirs }, akkor { $mine }
plan-changed = Az állás megváltozott. Tervezhetsz újra.
plan-not-now = A mostani állásban ez nem volna szabályos.
