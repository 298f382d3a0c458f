# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Empile des pions : plus une pile est haute, mieux elle se déplace. Le premier roi gagne.
game-six-name = Six
game-six-summary = Pose des hexagones : six des tiens en ligne, en triangle ou en cercle gagnent.
game-27-name = 27
game-27-summary = Déplace des piles le long d’une ligne : la plus haute au bout opposé gagne.

## Sides

side-silver = Argent
side-brown = Brun
side-red = Rouge
side-black = Noir
side-white = Blanc

## SIXTH!: pieces and ranks

piece-pawn = Pion
piece-hunchback = Bossu
piece-giant = Géant
piece-milady = Milady
piece-pawn-summary = Compte pour 1.
piece-hunchback-summary = Compte pour 1. Rien ne peut être posé sur lui.
piece-giant-summary = Compte pour 2.
piece-milady-summary = Compte pour 1 et n’appartient à personne. Tant qu’elle est visible, il faut la couvrir.

rank-pawn = Pion
rank-rook = Tour
rank-knight = Cavalier
rank-bishop = Fou
rank-queen = Dame
rank-king = Roi

## Six: shapes

shape-line = Ligne
shape-triangle = Triangle
shape-circle = Cercle

## 27: discs

disc-black = Noir
disc-white = Blanc
disc-grey = Gris
disc-red = Rouge

## Options of SIXTH!

option-sixth-kings-name = Six fois roi
option-sixth-kings-summary = Chaque roi vaut un point, et six points gagnent.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Une pièce neutre qu’il faut couvrir tant qu’elle est visible.
option-sixth-milady-beside-name = Milady à côté du plateau
option-sixth-milady-beside-summary = Chaque joueur peut la poser sur le bord.
option-sixth-milady-square-name = Milady sur une case
option-sixth-milady-square-summary = Elle est sur une case du bord dès le début.
option-sixth-milady-silver-name = Milady pour Argent
option-sixth-milady-silver-summary = Seul Argent a payé pour elle et peut la poser et la déplacer.
option-sixth-milady-brown-name = Milady pour Brun
option-sixth-milady-brown-summary = Seul Brun a payé pour elle et peut la poser et la déplacer.
option-sixth-hunchbacks-name = Bossus
option-sixth-hunchbacks-summary = 11 pions et un Bossu chacun ; rien ne peut être posé sur un Bossu.
option-sixth-giants-name = Géants
option-sixth-giants-summary = 11 pions et un Géant chacun ; un Géant compte pour deux.
option-sixth-armies-name = Armées
option-sixth-armies-summary = 12 points chacun : pion 1, Géant 2, Bossu 3, Milady 2.
option-sixth-silver-name = Armée d’Argent
option-sixth-silver-summary = Choisie avant la partie, au lieu de dépenser des points en jouant.
option-sixth-brown-name = Armée de Brun
option-sixth-brown-summary = Choisie avant la partie, au lieu de dépenser des points en jouant.

## Options of Six

option-six-first-edition-name = Première édition
option-six-first-edition-summary = Une table vide et 19 tuiles chacun.
option-six-players-name = Quatre joueurs
option-six-players-summary = Deux équipes de deux ; l’équipe gagne ensemble.

## Options of 27

option-27-advanced-name = Avancé
option-27-advanced-summary = Le pion gris sous une pile peut être emporté.
option-27-expert-name = Expert
option-27-expert-summary = Les pions gris et rouges peuvent être emportés.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Simple
preset-sixth-plain-summary = 15 pions chacun, et le premier roi gagne.
# sixth:kings
preset-sixth-kings-name = Six fois roi
preset-sixth-kings-summary = Chaque roi vaut un point, et six points gagnent.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = 12 pions chacun, et Milady à côté du plateau.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady sur le plateau
preset-sixth-milady-placed-summary = 12 pions chacun, et Milady en c1 dès le début.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Bossus
preset-sixth-hunchbacks-summary = 11 pions et un Bossu chacun.
# sixth:giants
preset-sixth-giants-name = Géants
preset-sixth-giants-summary = 11 pions et un Géant chacun.
# sixth:armies
preset-sixth-armies-name = Armées
preset-sixth-armies-summary = 12 points chacun, à dépenser en jouant.
# sixth:milady,armies
preset-sixth-armies-milady-name = Armées avec Milady
preset-sixth-armies-milady-summary = Les deux ont payé pour Milady : 10 points chacun.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Armées, un seul paie
preset-sixth-armies-payer-summary = Seul Argent a payé pour Milady : 10 points contre 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Armées fixes
preset-sixth-armies-fixed-summary = Pièces choisies avant la partie : ici, des pièces spéciales contre douze pions.
# sixth:kings,milady,armies
preset-sixth-grand-name = Tout à la fois
preset-sixth-grand-summary = Six fois roi avec armées et Milady : une partie longue et riche.
# six
preset-six-plain-name = Simple
preset-six-plain-summary = 20 tuiles chacun, et deux tuiles pour commencer.
# six:first-edition
preset-six-first-edition-name = Première édition
preset-six-first-edition-summary = 19 tuiles chacun, et une table vide.
# six:players=4
preset-six-teams-name = Équipes
preset-six-teams-summary = Deux équipes de deux, 10 tuiles dans chaque main.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Première édition, équipes
preset-six-first-edition-teams-summary = Deux équipes de deux, 9 tuiles dans chaque main, et une table vide.
# 27
preset-27-plain-name = Simple
preset-27-plain-summary = Neuf cases, neuf pions chacun.
# 27:advanced
preset-27-advanced-name = Avancé
preset-27-advanced-summary = Le pion gris sous une pile peut être emporté.
# 27:expert
preset-27-expert-name = Expert
preset-27-expert-summary = Les pions gris et rouges peuvent être emportés.
