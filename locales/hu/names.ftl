# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Építs tornyokat korongokból: minél magasabb egy torony, annál jobban lép. Az első király nyer.
game-six-name = Six
game-six-summary = Rakj le hatszögeket: hat sajátod egy sorban, háromszögben vagy körben nyer.
game-27-name = 27
game-27-summary = Vidd a tornyokat végig egy soron: a túlsó végen a magasabb torony nyer.

## Sides

side-silver = Ezüst
side-brown = Barna
side-red = Vörös
side-black = Fekete
side-white = Fehér

## SIXTH!: pieces and ranks

piece-pawn = Gyalog
piece-hunchback = Púpos
piece-giant = Óriás
piece-milady = Milady
piece-pawn-summary = 1-et ér.
piece-hunchback-summary = 1-et ér. Semmit sem szabad rátenni.
piece-giant-summary = 2-t ér.
piece-milady-summary = 1-et ér, és senkié. Amíg látszik, rá kell lépni.

rank-pawn = Gyalog
rank-rook = Bástya
rank-knight = Huszár
rank-bishop = Futó
rank-queen = Vezér
rank-king = Király

## Six: shapes

shape-line = Sor
shape-triangle = Háromszög
shape-circle = Kör

## 27: discs

disc-black = Fekete
disc-white = Fehér
disc-grey = Szürke
disc-red = Vörös

## Options of SIXTH!

option-sixth-kings-name = Hatszor király
option-sixth-kings-summary = Minden király egy pont, és hat pont nyer.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Egy semleges korong, amelyre rá kell lépni, amíg látszik.
option-sixth-milady-beside-name = Milady a tábla mellett
option-sixth-milady-beside-summary = Bármelyik játékos lerakhatja a szélre.
option-sixth-milady-square-name = Milady egy mezőn
option-sixth-milady-square-summary = Kezdettől egy szélső mezőn áll.
option-sixth-milady-silver-name = Milady Ezüsté
option-sixth-milady-silver-summary = Csak Ezüst fizetett érte, csak ő rakhatja le és léphet vele.
option-sixth-milady-brown-name = Milady Barnáé
option-sixth-milady-brown-summary = Csak Barna fizetett érte, csak ő rakhatja le és léphet vele.
option-sixth-hunchbacks-name = Púposok
option-sixth-hunchbacks-summary = Fejenként 11 gyalog és egy Púpos; a Púposra semmit sem szabad tenni.
option-sixth-giants-name = Óriások
option-sixth-giants-summary = Fejenként 11 gyalog és egy Óriás; az Óriás kettőt ér.
option-sixth-armies-name = Seregek
option-sixth-armies-summary = Fejenként 12 pont: gyalog 1, Óriás 2, Púpos 3, Milady 2.
option-sixth-silver-name = Ezüst serege
option-sixth-silver-summary = Játszma előtt választva, nem játék közben elköltött pontokból.
option-sixth-brown-name = Barna serege
option-sixth-brown-summary = Játszma előtt választva, nem játék közben elköltött pontokból.

## Options of Six

option-six-first-edition-name = Első kiadás
option-six-first-edition-summary = Üres asztal és fejenként 19 elem.
option-six-players-name = Négy játékos
option-six-players-summary = Két kétfős csapat; a csapat együtt nyer.

## Options of 27

option-27-advanced-name = Haladó
option-27-advanced-summary = A torony alatti szürke korongot is lehet vinni.
option-27-expert-name = Mester
option-27-expert-summary = A szürke és a vörös korongokat is lehet vinni.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Alap
preset-sixth-plain-summary = Fejenként 15 gyalog, és az első király nyer.
# sixth:kings
preset-sixth-kings-name = Hatszor király
preset-sixth-kings-summary = Minden király egy pont, és hat pont nyer.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = Fejenként 12 gyalog, és Milady a tábla mellett.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady a táblán
preset-sixth-milady-placed-summary = Fejenként 12 gyalog, és Milady kezdettől a c1-en.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Púposok
preset-sixth-hunchbacks-summary = Fejenként 11 gyalog és egy Púpos.
# sixth:giants
preset-sixth-giants-name = Óriások
preset-sixth-giants-summary = Fejenként 11 gyalog és egy Óriás.
# sixth:armies
preset-sixth-armies-name = Seregek
preset-sixth-armies-summary = Fejenként 12 pont, játék közben elköltve.
# sixth:milady,armies
preset-sixth-armies-milady-name = Seregek Miladyvel
preset-sixth-armies-milady-summary = Mindketten fizettek Miladyért: fejenként 10 pont.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Seregek, egy fizet
preset-sixth-armies-payer-summary = Csak Ezüst fizetett Miladyért: 10 pont 12 ellen.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Kész seregek
preset-sixth-armies-fixed-summary = Játszma előtt választott korongok: itt különlegesek tizenkét gyalog ellen.
# sixth:kings,milady,armies
preset-sixth-grand-name = Minden
preset-sixth-grand-summary = Hatszor király seregekkel és Miladyvel: hosszú és gazdag játék.
# six
preset-six-plain-name = Alap
preset-six-plain-summary = Fejenként 20 elem, és kettő a kezdéshez.
# six:first-edition
preset-six-first-edition-name = Első kiadás
preset-six-first-edition-summary = Fejenként 19 elem és üres asztal.
# six:players=4
preset-six-teams-name = Csapatok
preset-six-teams-summary = Két kétfős csapat, 10 elem mindenkinek.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Első kiadás, csapatok
preset-six-first-edition-teams-summary = Két kétfős csapat, 9 elem mindenkinek, üres asztal.
# 27
preset-27-plain-name = Alap
preset-27-plain-summary = Kilenc mező, fejenként kilenc korong.
# 27:advanced
preset-27-advanced-name = Haladó
preset-27-advanced-summary = A torony alatti szürke korongot is lehet vinni.
# 27:expert
preset-27-expert-name = Mester
preset-27-expert-summary = A szürke és a vörös korongokat is lehet vinni.
