# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Scheiben stapeln: Je höher ein Stapel, desto besser zieht er. Der erste König gewinnt.
game-six-name = Six
game-six-summary = Sechsecke legen: Sechs eigene in einer Linie, einem Dreieck oder einem Kreis gewinnen.
game-27-name = 27
game-27-summary = Stapel eine Reihe entlang ziehen: Der höhere Stapel am anderen Ende gewinnt.

## Sides

side-silver = Silber
side-brown = Braun
side-red = Rot
side-black = Schwarz
side-white = Weiß

## SIXTH!: pieces and ranks

piece-pawn = Bauer
piece-hunchback = Buckeliger
piece-giant = Riese
piece-milady = Milady
piece-pawn-summary = Zählt 1.
piece-hunchback-summary = Zählt 1. Nichts darf auf ihn gelegt werden.
piece-giant-summary = Zählt 2.
piece-milady-summary = Zählt 1 und gehört niemandem. Solange sie sichtbar ist, muss man auf ihr landen.

rank-pawn = Bauer
rank-rook = Turm
rank-knight = Springer
rank-bishop = Läufer
rank-queen = Dame
rank-king = König

## Six: shapes

shape-line = Linie
shape-triangle = Dreieck
shape-circle = Kreis

## 27: discs

disc-black = Schwarz
disc-white = Weiß
disc-grey = Grau
disc-red = Rot

## Options of SIXTH!

option-sixth-kings-name = Sechsmal König
option-sixth-kings-summary = Jeder König ist ein Punkt, und sechs Punkte gewinnen.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Ein neutraler Stein, auf dem man landen muss, solange er sichtbar ist.
option-sixth-milady-beside-name = Milady neben dem Brett
option-sixth-milady-beside-summary = Jeder Spieler darf sie am Rand einsetzen.
option-sixth-milady-square-name = Milady auf einem Feld
option-sixth-milady-square-summary = Sie steht von Anfang an auf einem Randfeld.
option-sixth-milady-silver-name = Milady für Silber
option-sixth-milady-silver-summary = Nur Silber hat für sie bezahlt und darf sie einsetzen und bewegen.
option-sixth-milady-brown-name = Milady für Braun
option-sixth-milady-brown-summary = Nur Braun hat für sie bezahlt und darf sie einsetzen und bewegen.
option-sixth-hunchbacks-name = Buckelige
option-sixth-hunchbacks-summary = Je 11 Bauern und ein Buckeliger; auf einen Buckeligen darf nichts gelegt werden.
option-sixth-giants-name = Riesen
option-sixth-giants-summary = Je 11 Bauern und ein Riese; ein Riese zählt zwei.
option-sixth-armies-name = Armeen
option-sixth-armies-summary = Je 12 Punkte: Bauer 1, Riese 2, Buckeliger 3, Milady 2.
option-sixth-silver-name = Armee von Silber
option-sixth-silver-summary = Vor der Partie gewählt, statt im Spiel Punkte auszugeben.
option-sixth-brown-name = Armee von Braun
option-sixth-brown-summary = Vor der Partie gewählt, statt im Spiel Punkte auszugeben.

## Options of Six

option-six-first-edition-name = Erste Ausgabe
option-six-first-edition-summary = Ein leerer Tisch und je 19 Steine.
option-six-players-name = Vier Spieler
option-six-players-summary = Zwei Teams zu zweit; das Team gewinnt gemeinsam.

## Options of 27

option-27-advanced-name = Fortgeschritten
option-27-advanced-summary = Die graue Scheibe unter einem Stapel darf mitgenommen werden.
option-27-expert-name = Experte
option-27-expert-summary = Graue und rote Scheiben dürfen mitgenommen werden.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Einfach
preset-sixth-plain-summary = Je 15 Bauern, und der erste König gewinnt.
# sixth:kings
preset-sixth-kings-name = Sechsmal König
preset-sixth-kings-summary = Jeder König ist ein Punkt, und sechs Punkte gewinnen.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = Je 12 Bauern, und Milady neben dem Brett.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady auf dem Brett
preset-sixth-milady-placed-summary = Je 12 Bauern, und Milady von Anfang an auf c1.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Buckelige
preset-sixth-hunchbacks-summary = Je 11 Bauern und ein Buckeliger.
# sixth:giants
preset-sixth-giants-name = Riesen
preset-sixth-giants-summary = Je 11 Bauern und ein Riese.
# sixth:armies
preset-sixth-armies-name = Armeen
preset-sixth-armies-summary = Je 12 Punkte, im Spiel ausgegeben.
# sixth:milady,armies
preset-sixth-armies-milady-name = Armeen mit Milady
preset-sixth-armies-milady-summary = Beide haben für Milady bezahlt: je 10 Punkte.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Armeen, einer zahlt
preset-sixth-armies-payer-summary = Nur Silber hat für Milady bezahlt: 10 Punkte gegen 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Feste Armeen
preset-sixth-armies-fixed-summary = Vor der Partie gewählte Steine: hier besondere Steine gegen zwölf Bauern.
# sixth:kings,milady,armies
preset-sixth-grand-name = Alles
preset-sixth-grand-summary = Sechsmal König mit Armeen und Milady: ein langes und reiches Spiel.
# six
preset-six-plain-name = Einfach
preset-six-plain-summary = Je 20 Steine, und zwei Steine zu Beginn.
# six:first-edition
preset-six-first-edition-name = Erste Ausgabe
preset-six-first-edition-summary = Je 19 Steine und ein leerer Tisch.
# six:players=4
preset-six-teams-name = Teams
preset-six-teams-summary = Zwei Teams zu zweit, 10 Steine in jeder Hand.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Erste Ausgabe, Teams
preset-six-first-edition-teams-summary = Zwei Teams zu zweit, 9 Steine in jeder Hand und ein leerer Tisch.
# 27
preset-27-plain-name = Einfach
preset-27-plain-summary = Neun Felder, je neun Scheiben.
# 27:advanced
preset-27-advanced-name = Fortgeschritten
preset-27-advanced-summary = Die graue Scheibe unter einem Stapel darf mitgenommen werden.
# 27:expert
preset-27-expert-name = Experte
preset-27-expert-summary = Graue und rote Scheiben dürfen mitgenommen werden.
