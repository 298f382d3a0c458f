# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Stapel schijven: hoe hoger een stapel, hoe beter hij gaat. De eerste koning wint.
game-six-name = Six
game-six-summary = Leg zeshoeken: zes van jou in een lijn, een driehoek of een cirkel winnen.
game-27-name = 27
game-27-summary = Verplaats stapels langs een rij: de hoogste stapel aan de overkant wint.

## Sides

side-silver = Zilver
side-brown = Bruin
side-red = Rood
side-black = Zwart
side-white = Wit

## SIXTH!: pieces and ranks

piece-pawn = Pion
piece-hunchback = Bultenaar
piece-giant = Reus
piece-milady = Milady
piece-pawn-summary = Telt voor 1.
piece-hunchback-summary = Telt voor 1. Er mag niets op worden gezet.
piece-giant-summary = Telt voor 2.
piece-milady-summary = Telt voor 1 en is van niemand. Zolang ze zichtbaar is, moet er iemand op haar landen.

rank-pawn = Pion
rank-rook = Toren
rank-knight = Paard
rank-bishop = Loper
rank-queen = Dame
rank-king = Koning

## Six: shapes

shape-line = Lijn
shape-triangle = Driehoek
shape-circle = Cirkel

## 27: discs

disc-black = Zwart
disc-white = Wit
disc-grey = Grijs
disc-red = Rood

## Options of SIXTH!

option-sixth-kings-name = Zes keer koning
option-sixth-kings-summary = Elke koning is een punt, en zes punten winnen.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Eén neutraal stuk waarop je moet landen zolang het zichtbaar is.
option-sixth-milady-beside-name = Milady naast het bord
option-sixth-milady-beside-summary = Elke speler mag haar aan de rand plaatsen.
option-sixth-milady-square-name = Milady op een vak
option-sixth-milady-square-summary = Ze staat vanaf het begin op een randvak.
option-sixth-milady-silver-name = Milady voor Zilver
option-sixth-milady-silver-summary = Alleen Zilver heeft voor haar betaald en mag haar plaatsen en verplaatsen.
option-sixth-milady-brown-name = Milady voor Bruin
option-sixth-milady-brown-summary = Alleen Bruin heeft voor haar betaald en mag haar plaatsen en verplaatsen.
option-sixth-hunchbacks-name = Bultenaars
option-sixth-hunchbacks-summary = Elk 11 pionnen en een Bultenaar; op een Bultenaar mag niets worden gezet.
option-sixth-giants-name = Reuzen
option-sixth-giants-summary = Elk 11 pionnen en een Reus; een Reus telt voor twee.
option-sixth-armies-name = Legers
option-sixth-armies-summary = Elk 12 punten: pion 1, Reus 2, Bultenaar 3, Milady 2.
option-sixth-silver-name = Leger van Zilver
option-sixth-silver-summary = Vooraf gekozen, in plaats van punten uit te geven tijdens het spel.
option-sixth-brown-name = Leger van Bruin
option-sixth-brown-summary = Vooraf gekozen, in plaats van punten uit te geven tijdens het spel.

## Options of Six

option-six-first-edition-name = Eerste uitgave
option-six-first-edition-summary = Een lege tafel en elk 19 tegels.
option-six-players-name = Vier spelers
option-six-players-summary = Twee teams van twee; het team wint samen.

## Options of 27

option-27-advanced-name = Gevorderd
option-27-advanced-summary = De grijze schijf onder een stapel mag mee.
option-27-expert-name = Expert
option-27-expert-summary = Grijze en rode schijven mogen mee.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Gewoon
preset-sixth-plain-summary = Elk 15 pionnen, en de eerste koning wint.
# sixth:kings
preset-sixth-kings-name = Zes keer koning
preset-sixth-kings-summary = Elke koning is een punt, en zes punten winnen.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = Elk 12 pionnen, en Milady naast het bord.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady op het bord
preset-sixth-milady-placed-summary = Elk 12 pionnen, en Milady vanaf het begin op c1.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Bultenaars
preset-sixth-hunchbacks-summary = Elk 11 pionnen en een Bultenaar.
# sixth:giants
preset-sixth-giants-name = Reuzen
preset-sixth-giants-summary = Elk 11 pionnen en een Reus.
# sixth:armies
preset-sixth-armies-name = Legers
preset-sixth-armies-summary = Elk 12 punten, uit te geven tijdens het spel.
# sixth:milady,armies
preset-sixth-armies-milady-name = Legers met Milady
preset-sixth-armies-milady-summary = Beiden hebben voor Milady betaald: elk 10 punten.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Legers, één betaalt
preset-sixth-armies-payer-summary = Alleen Zilver heeft voor Milady betaald: 10 punten tegen 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Vaste legers
preset-sixth-armies-fixed-summary = Stukken vooraf gekozen: hier bijzondere stukken tegen twaalf pionnen.
# sixth:kings,milady,armies
preset-sixth-grand-name = Alles
preset-sixth-grand-summary = Zes keer koning met legers en Milady: een lang en rijk spel.
# six
preset-six-plain-name = Gewoon
preset-six-plain-summary = Elk 20 tegels, en twee tegels om mee te beginnen.
# six:first-edition
preset-six-first-edition-name = Eerste uitgave
preset-six-first-edition-summary = Elk 19 tegels, en een lege tafel.
# six:players=4
preset-six-teams-name = Teams
preset-six-teams-summary = Twee teams van twee, 10 tegels in elke hand.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Eerste uitgave, teams
preset-six-first-edition-teams-summary = Twee teams van twee, 9 tegels in elke hand, en een lege tafel.
# 27
preset-27-plain-name = Gewoon
preset-27-plain-summary = Negen velden, elk negen schijven.
# 27:advanced
preset-27-advanced-name = Gevorderd
preset-27-advanced-summary = De grijze schijf onder een stapel mag mee.
# 27:expert
preset-27-expert-name = Expert
preset-27-expert-summary = Grijze en rode schijven mogen mee.
