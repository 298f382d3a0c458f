# Choosing a game.

level-1 = Has just learned the rules.
level-2 = Sees what can be had now.
level-3 = Plays for fun.
level-4 = Does not leave gifts lying.
level-5 = Looks a little ahead.
level-6 = Good company for an evening.
level-7 = Knows what it wants.
level-8 = Strong.
level-9 = Very strong.
level-10 = Everything it has.
new-milady-none = Not in the game
new-milady-on = On { $square }
new-pieces = Pieces
new-pieces-pawns = Pawns only
new-army-open = Spent during play
new-army-fixed = Chosen before the game
new-army-points = { $used } of { $budget } points
new-impossible = These options do not go together, or an army costs too much.
