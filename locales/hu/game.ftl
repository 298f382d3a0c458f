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
