# The board of 27: a line of fields with stacks of discs.

line-board = De rij van 27

line-side = { $side ->
    [black] Zwart
   *[white] Wit
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Doel Zwart: { $n }
   *[white] Doel Wit: { $n }
}
line-score = { $side ->
    [black] Zwart heeft { $n } op het doel
   *[white] Wit heeft { $n } op het doel
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
}
line-seat-turn = { $n ->
    [one] aan zet, { $n } stap
   *[other] aan zet, { $n } stappen
}

# Under the line.
line-turn = { $n ->
    [one] Je stapels gaan { $n } veld vooruit. Raak de schijf aan waar je er een wilt splitsen.
   *[other] Je stapels gaan { $n } velden vooruit. Raak de schijf aan waar je er een wilt splitsen.
}
line-last = { $side ->
    [black] Zwart: { $n } van veld { $from } naar veld { $to }
   *[white] Wit: { $n } van veld { $from } naar veld { $to }
}
line-last-field = { $side ->
    [black] Zwart: { $n } van veld { $from } naar veld { $to }, en het veld ging mee
   *[white] Wit: { $n } van veld { $from } naar veld { $to }, en het veld ging mee
}
line-last-pass = { $side ->
    [black] Zwart kon geen zet doen en paste.
   *[white] Wit kon geen zet doen en paste.
}
line-over = { $winner ->
    [black] Zwart wint met { $black } tegen { $white }.
    [white] Wit wint met { $white } tegen { $black }.
   *[nobody] Remise, { $black } tegen { $white }.
}

# The choice of how many discs.
line-count = Hoeveel schijven je optilt
line-lifted = { $n ->
    [one] { $n } schijf
   *[other] { $n } schijven
}
line-fewer = Een schijf minder
line-more = Een schijf meer
line-take-field = De schijf van het veld meenemen
line-make = { $n } naar { $to } verplaatsen
line-pass = Passen: geen stapel kan vooruit

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Veld { $field }, rood. Hoogte { $n }, van boven: { $discs }.
   *[grey] Veld { $field }, grijs. Hoogte { $n }, van boven: { $discs }.
}
line-place-empty = { $colour ->
    [red] Veld { $field }, rood. Leeg.
   *[grey] Veld { $field }, grijs. Leeg.
}
line-run = { $colour ->
    [black] { $n } zwarte
    [white] { $n } witte
    [red] { $n } rode
   *[grey] { $n } grijze
}
line-place-goes = Kan naar veld { $to }.
line-place-takes = De schijf van het veld zelf kan mee.
line-place-rests = Rust: de stapel zou voorbij het einde gaan.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } schijf van veld { $from } opgetild. Die gaat naar veld { $to }. Met Enter verplaats je hem.
   *[other] { $n } schijven van veld { $from } opgetild. Ze gaan naar veld { $to }. Met Enter verplaats je ze.
}
line-said-field = Alles van veld { $from } opgetild, met de schijf van het veld zelf: { $n } schijven. Ze gaan naar veld { $to }. Met Enter verplaats je ze.
line-said-nothing = Er is niets opgetild.
line-wrong = De stapel op veld { $from } kan alleen naar veld { $to }.
