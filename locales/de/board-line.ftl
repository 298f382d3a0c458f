# The board of 27: a line of fields with stacks of discs.

line-board = Die Reihe von 27

line-side = { $side ->
    [black] Schwarz
   *[white] Weiß
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Ziel Schwarz: { $n }
   *[white] Ziel Weiß: { $n }
}
line-score = { $side ->
    [black] Schwarz hat { $n } am Ziel
   *[white] Weiß hat { $n } am Ziel
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
line-seat-turn = { $n ->
    [one] am Zug, { $n } Schritt
   *[other] am Zug, { $n } Schritte
}

# Under the line.
line-turn = { $n ->
    [one] Deine Stapel gehen { $n } Feld weit. Berühre die Scheibe, an der du einen teilen willst.
   *[other] Deine Stapel gehen { $n } Felder weit. Berühre die Scheibe, an der du einen teilen willst.
}
line-last = { $side ->
    [black] Schwarz: { $n } von Feld { $from } auf Feld { $to }
   *[white] Weiß: { $n } von Feld { $from } auf Feld { $to }
}
line-last-field = { $side ->
    [black] Schwarz: { $n } von Feld { $from } auf Feld { $to }, und das Feld ging mit
   *[white] Weiß: { $n } von Feld { $from } auf Feld { $to }, und das Feld ging mit
}
line-last-pass = { $side ->
    [black] Schwarz konnte nicht ziehen und passte.
   *[white] Weiß konnte nicht ziehen und passte.
}
line-over = { $winner ->
    [black] Schwarz gewinnt { $black } zu { $white }.
    [white] Weiß gewinnt { $white } zu { $black }.
   *[nobody] Unentschieden, { $black } zu { $white }.
}

# The choice of how many discs.
line-count = Wie viele Scheiben du abhebst
line-lifted = { $n ->
    [one] { $n } Scheibe
   *[other] { $n } Scheiben
}
line-fewer = Eine Scheibe weniger
line-more = Eine Scheibe mehr
line-take-field = Die Scheibe des Feldes mitnehmen
line-make = { $n } auf { $to } ziehen
line-pass = Passen: Kein Stapel kann ziehen

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Feld { $field }, rot. Höhe { $n }, von oben: { $discs }.
   *[grey] Feld { $field }, grau. Höhe { $n }, von oben: { $discs }.
}
line-place-empty = { $colour ->
    [red] Feld { $field }, rot. Leer.
   *[grey] Feld { $field }, grau. Leer.
}
line-run = { $colour ->
    [black] { $n } schwarze
    [white] { $n } weiße
    [red] { $n } rote
   *[grey] { $n } graue
}
line-place-goes = Kann auf Feld { $to } ziehen.
line-place-takes = Die eigene Scheibe des Feldes kann mitgehen.
line-place-rests = Ruht: Der Zug ginge über das Ende hinaus.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } Scheibe von Feld { $from } abgehoben. Sie geht auf Feld { $to }. Mit der Eingabetaste ziehst du sie.
   *[other] { $n } Scheiben von Feld { $from } abgehoben. Sie gehen auf Feld { $to }. Mit der Eingabetaste ziehst du sie.
}
line-said-field = Alles von Feld { $from } abgehoben, mit der Scheibe des Feldes: { $n } Scheiben. Sie gehen auf Feld { $to }. Mit der Eingabetaste ziehst du sie.
line-said-nothing = Nichts ist abgehoben.
line-wrong = Der Stapel auf Feld { $from } kann nur auf Feld { $to } ziehen.
