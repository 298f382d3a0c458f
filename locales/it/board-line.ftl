# The board of 27: a line of fields with stacks of discs.

line-board = La linea di 27

line-side = { $side ->
    [black] Nero
   *[white] Bianco
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Meta di Nero: { $n }
   *[white] Meta di Bianco: { $n }
}
line-score = { $side ->
    [black] Nero ha { $n } alla meta
   *[white] Bianco ha { $n } alla meta
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
}
line-seat-turn = { $n ->
    [one] di turno, { $n } casella
   *[other] di turno, { $n } caselle
}

# Under the line.
line-turn = { $n ->
    [one] Le tue pile avanzano di { $n } casella. Tocca il disco dove vuoi tagliarne una.
   *[other] Le tue pile avanzano di { $n } caselle. Tocca il disco dove vuoi tagliarne una.
}
line-last = { $side ->
    [black] Nero: { $n } dalla casella { $from } alla casella { $to }
   *[white] Bianco: { $n } dalla casella { $from } alla casella { $to }
}
line-last-field = { $side ->
    [black] Nero: { $n } dalla casella { $from } alla casella { $to }, casella compresa
   *[white] Bianco: { $n } dalla casella { $from } alla casella { $to }, casella compresa
}
line-last-pass = { $side ->
    [black] Nero non poteva muovere e ha passato.
   *[white] Bianco non poteva muovere e ha passato.
}
line-over = { $winner ->
    [black] Vince Nero, { $black } a { $white }.
    [white] Vince Bianco, { $white } a { $black }.
   *[nobody] Patta, { $black } a { $white }.
}

# The choice of how many discs.
line-count = Quanti dischi sollevare
line-lifted = { $n ->
    [one] { $n } disco
   *[other] { $n } dischi
}
line-fewer = Un disco in meno
line-more = Un disco in più
line-take-field = Portare via il disco della casella
line-make = Muovi { $n } su { $to }
line-pass = Passa: nessuna pila può muoversi

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Casella { $field }, rossa. Altezza { $n }, dalla cima: { $discs }.
   *[grey] Casella { $field }, grigia. Altezza { $n }, dalla cima: { $discs }.
}
line-place-empty = { $colour ->
    [red] Casella { $field }, rossa. Vuota.
   *[grey] Casella { $field }, grigia. Vuota.
}
line-run = { $colour ->
    [black] { $n ->
        [one] { $n } nero
       *[other] { $n } neri
    }
    [white] { $n ->
        [one] { $n } bianco
       *[other] { $n } bianchi
    }
    [red] { $n ->
        [one] { $n } rosso
       *[other] { $n } rossi
    }
   *[grey] { $n ->
        [one] { $n } grigio
       *[other] { $n } grigi
    }
}
line-place-goes = Può andare sulla casella { $to }.
line-place-takes = Può venire via anche il suo disco.
line-place-rests = Resta: andrebbe oltre la fine.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } disco sollevato dalla casella { $from }. Va sulla casella { $to }. Invio lo muove.
   *[other] { $n } dischi sollevati dalla casella { $from }. Vanno sulla casella { $to }. Invio li muove.
}
line-said-field = Sollevata tutta la casella { $from }, con il suo disco: { $n } dischi. Vanno sulla casella { $to }. Invio li muove.
line-said-nothing = Non è sollevato niente.
line-wrong = La pila sulla casella { $from } può andare solo sulla casella { $to }.
