# The board of 27: a line of fields with stacks of discs.

line-board = La línea de 27

line-side = { $side ->
    [black] Negro
   *[white] Blanco
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Meta de Negro: { $n }
   *[white] Meta de Blanco: { $n }
}
line-score = { $side ->
    [black] Negro tiene { $n } en la meta
   *[white] Blanco tiene { $n } en la meta
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
line-seat-turn = { $n ->
    [one] le toca, { $n } casilla
   *[other] le toca, { $n } casillas
}

# Under the line.
line-turn = { $n ->
    [one] Tus pilas avanzan { $n } casilla. Toca el disco por donde quieras cortar una.
   *[other] Tus pilas avanzan { $n } casillas. Toca el disco por donde quieras cortar una.
}
line-last = { $side ->
    [black] Negro: { $n } de la casilla { $from } a la casilla { $to }
   *[white] Blanco: { $n } de la casilla { $from } a la casilla { $to }
}
line-last-field = { $side ->
    [black] Negro: { $n } de la casilla { $from } a la casilla { $to }, y la casilla se fue también
   *[white] Blanco: { $n } de la casilla { $from } a la casilla { $to }, y la casilla se fue también
}
line-last-pass = { $side ->
    [black] Negro no podía mover y pasó.
   *[white] Blanco no podía mover y pasó.
}
line-over = { $winner ->
    [black] Gana Negro, { $black } a { $white }.
    [white] Gana Blanco, { $white } a { $black }.
   *[nobody] Empate, { $black } a { $white }.
}

# The choice of how many discs.
line-count = Cuántos discos levantar
line-lifted = { $n ->
    [one] { $n } disco
   *[other] { $n } discos
}
line-fewer = Un disco menos
line-more = Un disco más
line-take-field = Llevarse el disco de la casilla
line-make = Mover { $n } a { $to }
line-pass = Pasar: ninguna pila puede moverse

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Casilla { $field }, roja. Altura { $n }, desde arriba: { $discs }.
   *[grey] Casilla { $field }, gris. Altura { $n }, desde arriba: { $discs }.
}
line-place-empty = { $colour ->
    [red] Casilla { $field }, roja. Vacía.
   *[grey] Casilla { $field }, gris. Vacía.
}
line-run = { $colour ->
    [black] { $n ->
        [one] { $n } negro
       *[other] { $n } negros
    }
    [white] { $n ->
        [one] { $n } blanco
       *[other] { $n } blancos
    }
    [red] { $n ->
        [one] { $n } rojo
       *[other] { $n } rojos
    }
   *[grey] { $n ->
        [one] { $n } gris
       *[other] { $n } grises
    }
}
line-place-goes = Puede ir a la casilla { $to }.
line-place-takes = Se puede llevar también su propio disco.
line-place-rests = Se queda: pasaría del final.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } disco levantado de la casilla { $from }. Va a la casilla { $to }. Intro lo mueve.
   *[other] { $n } discos levantados de la casilla { $from }. Van a la casilla { $to }. Intro los mueve.
}
line-said-field = Levantada toda la casilla { $from }, con su propio disco: { $n } discos. Van a la casilla { $to }. Intro los mueve.
line-said-nothing = No hay nada levantado.
line-wrong = La pila de la casilla { $from } solo puede ir a la casilla { $to }.
