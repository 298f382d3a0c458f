# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Impila dischi: più una pila è alta, meglio si muove. Vince il primo re.
game-six-name = Six
game-six-summary = Posa esagoni: vincono sei dei tuoi in linea, in triangolo o in cerchio.
game-27-name = 27
game-27-summary = Muovi pile lungo una linea: vince la più alta al capo opposto.

## Sides

side-silver = Argento
side-brown = Marrone
side-red = Rosso
side-black = Nero
side-white = Bianco

## SIXTH!: pieces and ranks

piece-pawn = Pedone
piece-hunchback = Gobbo
piece-giant = Gigante
piece-milady = Milady
piece-pawn-summary = Conta 1.
piece-hunchback-summary = Conta 1. Sopra non ci si può mettere niente.
piece-giant-summary = Conta 2.
piece-milady-summary = Conta 1 e non è di nessuno. Finché è visibile, bisogna coprirla.

rank-pawn = Pedone
rank-rook = Torre
rank-knight = Cavallo
rank-bishop = Alfiere
rank-queen = Regina
rank-king = Re

## Six: shapes

shape-line = Linea
shape-triangle = Triangolo
shape-circle = Cerchio

## 27: discs

disc-black = Nero
disc-white = Bianco
disc-grey = Grigio
disc-red = Rosso

## Options of SIXTH!

option-sixth-kings-name = Sei volte re
option-sixth-kings-summary = Ogni re è un punto, e sei punti vincono.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Un pezzo neutrale da coprire finché è visibile.
option-sixth-milady-beside-name = Milady accanto al tavoliere
option-sixth-milady-beside-summary = Ogni giocatore può metterla sul bordo.
option-sixth-milady-square-name = Milady su una casella
option-sixth-milady-square-summary = Sta su una casella del bordo fin dall’inizio.
option-sixth-milady-silver-name = Milady per Argento
option-sixth-milady-silver-summary = Solo Argento ha pagato per lei e può metterla e muoverla.
option-sixth-milady-brown-name = Milady per Marrone
option-sixth-milady-brown-summary = Solo Marrone ha pagato per lei e può metterla e muoverla.
option-sixth-hunchbacks-name = Gobbi
option-sixth-hunchbacks-summary = 11 pedoni e un Gobbo a testa; sopra un Gobbo non si può mettere niente.
option-sixth-giants-name = Giganti
option-sixth-giants-summary = 11 pedoni e un Gigante a testa; un Gigante conta due.
option-sixth-armies-name = Eserciti
option-sixth-armies-summary = 12 punti a testa: pedone 1, Gigante 2, Gobbo 3, Milady 2.
option-sixth-silver-name = Esercito di Argento
option-sixth-silver-summary = Scelto prima della partita, invece di spendere punti giocando.
option-sixth-brown-name = Esercito di Marrone
option-sixth-brown-summary = Scelto prima della partita, invece di spendere punti giocando.

## Options of Six

option-six-first-edition-name = Prima edizione
option-six-first-edition-summary = Un tavolo vuoto e 19 tessere a testa.
option-six-players-name = Quattro giocatori
option-six-players-summary = Due squadre di due; la squadra vince insieme.

## Options of 27

option-27-advanced-name = Avanzato
option-27-advanced-summary = Si può portare via il disco grigio sotto una pila.
option-27-expert-name = Esperto
option-27-expert-summary = Si possono portare via i dischi grigi e rossi.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Semplice
preset-sixth-plain-summary = 15 pedoni a testa, e vince il primo re.
# sixth:kings
preset-sixth-kings-name = Sei volte re
preset-sixth-kings-summary = Ogni re è un punto, e sei punti vincono.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = 12 pedoni a testa, e Milady accanto al tavoliere.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady sul tavoliere
preset-sixth-milady-placed-summary = 12 pedoni a testa, e Milady in c1 fin dall’inizio.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Gobbi
preset-sixth-hunchbacks-summary = 11 pedoni e un Gobbo a testa.
# sixth:giants
preset-sixth-giants-name = Giganti
preset-sixth-giants-summary = 11 pedoni e un Gigante a testa.
# sixth:armies
preset-sixth-armies-name = Eserciti
preset-sixth-armies-summary = 12 punti a testa, da spendere giocando.
# sixth:milady,armies
preset-sixth-armies-milady-name = Eserciti con Milady
preset-sixth-armies-milady-summary = Entrambi hanno pagato per Milady: 10 punti a testa.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Eserciti, paga uno solo
preset-sixth-armies-payer-summary = Solo Argento ha pagato per Milady: 10 punti contro 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Eserciti fissi
preset-sixth-armies-fixed-summary = Pezzi scelti prima della partita: qui pezzi speciali contro dodici pedoni.
# sixth:kings,milady,armies
preset-sixth-grand-name = Tutto insieme
preset-sixth-grand-summary = Sei volte re con eserciti e Milady: una partita lunga e ricca.
# six
preset-six-plain-name = Semplice
preset-six-plain-summary = 20 tessere a testa, e due tessere per cominciare.
# six:first-edition
preset-six-first-edition-name = Prima edizione
preset-six-first-edition-summary = 19 tessere a testa, e un tavolo vuoto.
# six:players=4
preset-six-teams-name = Squadre
preset-six-teams-summary = Due squadre di due, 10 tessere in ogni mano.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Prima edizione, squadre
preset-six-first-edition-teams-summary = Due squadre di due, 9 tessere in ogni mano, e un tavolo vuoto.
# 27
preset-27-plain-name = Semplice
preset-27-plain-summary = Nove caselle, nove dischi a testa.
# 27:advanced
preset-27-advanced-name = Avanzato
preset-27-advanced-summary = Si può portare via il disco grigio sotto una pila.
# 27:expert
preset-27-expert-name = Esperto
preset-27-expert-summary = Si possono portare via i dischi grigi e rossi.
