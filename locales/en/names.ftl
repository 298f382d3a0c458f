# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Pile up discs: the higher a stack, the better it moves. The first king wins.
game-six-name = Six
game-six-summary = Lay hexagons: six of yours in a line, a triangle or a circle win.
game-27-name = 27
game-27-summary = Move stacks along a line: the higher stack at the far end wins.

## Sides

side-silver = Silver
side-brown = Brown
side-red = Red
side-black = Black
side-white = White

## SIXTH!: pieces and ranks

piece-pawn = Pawn
piece-hunchback = Hunchback
piece-giant = Giant
piece-milady = Milady
piece-pawn-summary = Counts 1.
piece-hunchback-summary = Counts 1. Nothing may be put on it.
piece-giant-summary = Counts 2.
piece-milady-summary = Counts 1 and belongs to nobody. While she is visible, she must be landed on.

rank-pawn = Pawn
rank-rook = Rook
rank-knight = Knight
rank-bishop = Bishop
rank-queen = Queen
rank-king = King

## Six: shapes

shape-line = Line
shape-triangle = Triangle
shape-circle = Circle

## 27: discs

disc-black = Black
disc-white = White
disc-grey = Grey
disc-red = Red

## Options of SIXTH!

option-sixth-kings-name = Six times king
option-sixth-kings-summary = Each king is a point, and six points win.
option-sixth-milady-name = Milady
option-sixth-milady-summary = One neutral piece that must be landed on while she is visible.
option-sixth-milady-beside-name = Milady beside the board
option-sixth-milady-beside-summary = Any player may place her on the edge.
option-sixth-milady-square-name = Milady on a square
option-sixth-milady-square-summary = She stands on an edge square from the start.
option-sixth-milady-silver-name = Milady for Silver
option-sixth-milady-silver-summary = Only Silver paid for her and may place and move her.
option-sixth-milady-brown-name = Milady for Brown
option-sixth-milady-brown-summary = Only Brown paid for her and may place and move her.
option-sixth-hunchbacks-name = Hunchbacks
option-sixth-hunchbacks-summary = 11 pawns and one Hunchback each; nothing may be put on a Hunchback.
option-sixth-giants-name = Giants
option-sixth-giants-summary = 11 pawns and one Giant each; a Giant counts two.
option-sixth-armies-name = Armies
option-sixth-armies-summary = 12 points each: pawn 1, Giant 2, Hunchback 3, Milady 2.
option-sixth-silver-name = Silver's army
option-sixth-silver-summary = Chosen before the game, instead of spending points during play.
option-sixth-brown-name = Brown's army
option-sixth-brown-summary = Chosen before the game, instead of spending points during play.

## Options of Six

option-six-first-edition-name = First edition
option-six-first-edition-summary = An empty table and 19 tiles each.
option-six-players-name = Four players
option-six-players-summary = Two teams of two; the team wins together.

## Options of 27

option-27-advanced-name = Advanced
option-27-advanced-summary = The grey disc under a stack may be taken along.
option-27-expert-name = Expert
option-27-expert-summary = Grey and red discs may be taken along.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Plain
preset-sixth-plain-summary = 15 pawns each, and the first king wins.
# sixth:kings
preset-sixth-kings-name = Six times king
preset-sixth-kings-summary = Each king is a point, and six points win.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = 12 pawns each, and Milady beside the board.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady on the board
preset-sixth-milady-placed-summary = 12 pawns each, and Milady on c1 from the start.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Hunchbacks
preset-sixth-hunchbacks-summary = 11 pawns and one Hunchback each.
# sixth:giants
preset-sixth-giants-name = Giants
preset-sixth-giants-summary = 11 pawns and one Giant each.
# sixth:armies
preset-sixth-armies-name = Armies
preset-sixth-armies-summary = 12 points each, spent as you play.
# sixth:milady,armies
preset-sixth-armies-milady-name = Armies with Milady
preset-sixth-armies-milady-summary = Both have paid for Milady: 10 points each.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Armies, one payer
preset-sixth-armies-payer-summary = Only Silver has paid for Milady: 10 points against 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Fixed armies
preset-sixth-armies-fixed-summary = Pieces chosen before the game: here special pieces against twelve pawns.
# sixth:kings,milady,armies
preset-sixth-grand-name = Everything
preset-sixth-grand-summary = Six times king with armies and Milady: a long and rich game.
# six
preset-six-plain-name = Plain
preset-six-plain-summary = 20 tiles each, and two tiles to begin with.
# six:first-edition
preset-six-first-edition-name = First edition
preset-six-first-edition-summary = 19 tiles each, and an empty table.
# six:players=4
preset-six-teams-name = Teams
preset-six-teams-summary = Two teams of two, 10 tiles in each hand.
# six:first-edition,players=4
preset-six-first-edition-teams-name = First edition, teams
preset-six-first-edition-teams-summary = Two teams of two, 9 tiles in each hand, and an empty table.
# 27
preset-27-plain-name = Plain
preset-27-plain-summary = Nine fields, nine discs each.
# 27:advanced
preset-27-advanced-name = Advanced
preset-27-advanced-summary = The grey disc under a stack may be taken along.
# 27:expert
preset-27-expert-name = Expert
preset-27-expert-summary = Grey and red discs may be taken along.
