# The board of 27: a line of fields with stacks of discs.

line-board = A linha de 27

line-side = { $side ->
    [black] Preto
   *[white] Branco
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] Meta de Preto: { $n }
   *[white] Meta de Branco: { $n }
}
line-score = { $side ->
    [black] Preto tem { $n } na meta
   *[white] Branco tem { $n } na meta
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [0] { $n } casas
    [one] { $n } casa
   *[other] { $n } casas
}
line-seat-turn = { $n ->
    [0] a jogar, { $n } casas
    [one] a jogar, { $n } casa
   *[other] a jogar, { $n } casas
}

# Under the line.
line-turn = { $n ->
    [one] As pilhas avançam { $n } casa. Tocar no disco por onde cortar uma.
   *[other] As pilhas avançam { $n } casas. Tocar no disco por onde cortar uma.
}
line-last = { $side ->
    [black] Preto: { $n } da casa { $from } para a casa { $to }
   *[white] Branco: { $n } da casa { $from } para a casa { $to }
}
line-last-field = { $side ->
    [black] Preto: { $n } da casa { $from } para a casa { $to }, e a casa foi também
   *[white] Branco: { $n } da casa { $from } para a casa { $to }, e a casa foi também
}
line-last-pass = { $side ->
    [black] Preto não podia mover e passou.
   *[white] Branco não podia mover e passou.
}
line-over = { $winner ->
    [black] Preto ganha, { $black } a { $white }.
    [white] Branco ganha, { $white } a { $black }.
   *[nobody] Empate, { $black } a { $white }.
}

# The choice of how many discs.
line-count = Quantos discos levantar
line-lifted = { $n ->
    [0] { $n } discos
    [one] { $n } disco
   *[other] { $n } discos
}
line-fewer = Um disco a menos
line-more = Um disco a mais
line-take-field = Levar também o disco da casa
line-make = Mover { $n } para { $to }
line-pass = Passar: nenhuma pilha se pode mover

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Casa { $field }, vermelha. Altura { $n }, a partir do topo: { $discs }.
   *[grey] Casa { $field }, cinzenta. Altura { $n }, a partir do topo: { $discs }.
}
line-place-empty = { $colour ->
    [red] Casa { $field }, vermelha. Vazia.
   *[grey] Casa { $field }, cinzenta. Vazia.
}
line-run = { $colour ->
    [black] { $n ->
        [one] { $n } preto
       *[other] { $n } pretos
    }
    [white] { $n ->
        [one] { $n } branco
       *[other] { $n } brancos
    }
    [red] { $n ->
        [one] { $n } vermelho
       *[other] { $n } vermelhos
    }
   *[grey] { $n ->
        [one] { $n } cinzento
       *[other] { $n } cinzentos
    }
}
line-place-goes = Pode ir para a casa { $to }.
line-place-takes = O disco da própria casa também pode ir.
line-place-rests = Fica: passaria do fim.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } disco levantado da casa { $from }. Vai para a casa { $to }. Enter move-o.
   *[other] { $n } discos levantados da casa { $from }. Vão para a casa { $to }. Enter move-os.
}
line-said-field = Levantada toda a casa { $from }, com o próprio disco: { $n } discos. Vão para a casa { $to }. Enter move-os.
line-said-nothing = Nada está levantado.
line-wrong = A pilha da casa { $from } só pode ir para a casa { $to }.
