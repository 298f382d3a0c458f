# The board of Six: an endless field of hexagonal tiles.

six-field = Campo de Six
six-help = As setas vão de casa em casa, Enter escolhe. N e P vão para a casa seguinte e para a anterior que se podem escolher, Home para o centro. Esc devolve uma peça ao lugar. Mais, menos e zero mudam quanto se vê do campo.
six-larger = Maior
six-smaller = Menor
six-fit = Mostrar todo o campo

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Linha { $row }
six-cell-empty = { $cell }: vazia.
six-cell-free = { $cell }: vazia, pode-se pôr aqui uma peça.
six-cell-open = { $cell }: vazia, pode-se pôr aqui uma peça seja qual for o grupo que fique.
six-tile = { $side ->
    [red] { $cell }: peça vermelha.
   *[black] { $cell }: peça preta.
}
six-tile-free = { $side ->
    [red] { $cell }: peça vermelha, pode ser levantada.
   *[black] { $cell }: peça preta, pode ser levantada.
}
six-tile-picked = { $side ->
    [red] { $cell }: peça vermelha, levantada.
   *[black] { $cell }: peça preta, levantada.
}
six-tile-lost = { $side ->
    [red] { $cell }: peça vermelha, seria capturada.
   *[black] { $cell }: peça preta, seria capturada.
}
six-tile-group = { $side ->
    [red] { $cell }: peça vermelha do grupo { $group }. Escolhê-la para este grupo ficar.
   *[black] { $cell }: peça preta do grupo { $group }. Escolhê-la para este grupo ficar.
}
six-tile-stays = { $side ->
    [red] { $cell }: peça vermelha do grupo { $group }, que fica.
   *[black] { $cell }: peça preta do grupo { $group }, que fica.
}
six-also-last = A última jogada chegou aqui.
six-also-left = A última jogada saiu daqui.
six-also-six = Parte do seis vencedor.
six-also-missing = { $side ->
    [red] Completaria um seis para Vermelho.
   *[black] Completaria um seis para Preto.
}

# What a step has done.
six-said-picked = { $count ->
    [0] Peça de { $cell } levantada. Não há casas onde a pôr.
    [one] Peça de { $cell } levantada. Há { $count } casa onde a pôr.
   *[other] Peça de { $cell } levantada. Há { $count } casas onde a pôr.
}
six-said-losing = { $lost ->
    [one] Peça de { $cell } levantada. Seria capturada { $lost } peça. Casas onde a pôr: { $count }.
   *[other] Peça de { $cell } levantada. Seriam capturadas { $lost } peças. Casas onde a pôr: { $count }.
}
six-said-groups = Peça de { $cell } levantada. { $groups } grupos são igualmente grandes: tocar no que deve ficar, ou digitar o seu número.
six-said-group = { $lost ->
    [one] Fica o grupo { $group }. Seria capturada { $lost } peça. Casas onde pôr a peça: { $count }.
   *[other] Fica o grupo { $group }. Seriam capturadas { $lost } peças. Casas onde pôr a peça: { $count }.
}
six-said-which = Que grupo fica? Tocar nele, ou digitar o seu número, de 1 a { $groups }.
six-said-back = A peça voltou para { $cell }.
six-said-nothing = { $cell }: aqui não há nada para escolher.

# The strips of the seats.
six-seat = { $side ->
    [red] Vermelho
   *[black] Preto
}
six-seat-numbered = { $side ->
    [red] Vermelho (lugar { $seat })
   *[black] Preto (lugar { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Vermelho { $seat }
   *[black] Preto { $seat }
}
six-hand = { $count ->
    [0] { $name }: nenhuma peça na mão.
    [one] { $name }: { $count } peça na mão.
   *[other] { $name }: { $count } peças na mão.
}
six-turn = É a vez de { $name }.
six-on-table = { $count ->
    [0] Nenhuma peça na mesa
    [one] { $count } peça na mesa
   *[other] { $count } peças na mesa
}
six-quiet = { $count } de 100 jogadas sem captura

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Primeira fase, põem-se peças das mãos. Na mesa: peças vermelhas { $red }, peças pretas { $black }.
six-summary-two = Segunda fase, levantam-se peças e põem-se noutro lugar. Na mesa: peças vermelhas { $red }, peças pretas { $black }.
six-summary-row = Linha { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] vermelha em { $column }
   *[black] preta em { $column }
}
