# The board of 27: a line of fields with stacks of discs.

line-board = The line of 27

line-side = { $side ->
    [black] Black
   *[white] White
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Black’s goal: { $n }
   *[white] White’s goal: { $n }
}
line-score = { $side ->
    [black] Black has { $n } at the goal
   *[white] White has { $n } at the goal
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
line-seat-turn = { $n ->
    [one] to move, { $n } step
   *[other] to move, { $n } steps
}

# Under the line.
line-turn = { $n ->
    [one] Your stacks go { $n } field. Touch the disc where you want to cut one.
   *[other] Your stacks go { $n } fields. Touch the disc where you want to cut one.
}
line-last = { $side ->
    [black] Black: { $n } from field { $from } to field { $to }
   *[white] White: { $n } from field { $from } to field { $to }
}
line-last-field = { $side ->
    [black] Black: { $n } from field { $from } to field { $to }, and the field went along
   *[white] White: { $n } from field { $from } to field { $to }, and the field went along
}
line-last-pass = { $side ->
    [black] Black could not move and passed.
   *[white] White could not move and passed.
}
line-over = { $winner ->
    [black] Black wins, { $black } to { $white }.
    [white] White wins, { $white } to { $black }.
   *[nobody] A draw, { $black } to { $white }.
}

# The choice of how many discs.
line-count = How many discs to lift
line-lifted = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
line-fewer = One disc fewer
line-more = One disc more
line-take-field = Take the field’s own disc along
line-make = Move { $n } to { $to }
line-pass = Pass: no stack can move

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Field { $field }, red. Height { $n }, from the top: { $discs }.
   *[grey] Field { $field }, grey. Height { $n }, from the top: { $discs }.
}
line-place-empty = { $colour ->
    [red] Field { $field }, red. Empty.
   *[grey] Field { $field }, grey. Empty.
}
line-run = { $colour ->
    [black] { $n } black
    [white] { $n } white
    [red] { $n } red
   *[grey] { $n } grey
}
line-place-goes = Can move to field { $to }.
line-place-takes = Its own disc can go along.
line-place-rests = Rests: it would go past the end.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } disc lifted from field { $from }. It goes to field { $to }. Enter moves it.
   *[other] { $n } discs lifted from field { $from }. They go to field { $to }. Enter moves them.
}
line-said-field = All of field { $from } lifted, with its own disc: { $n } discs. They go to field { $to }. Enter moves them.
line-said-nothing = Nothing is lifted.
line-wrong = The stack on field { $from } can only go to field { $to }.
