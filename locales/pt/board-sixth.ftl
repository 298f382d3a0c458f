# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Tabuleiro de SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Peão prateado
    [H] Corcunda prateado
    [G] Gigante prateado
    [p] Peão castanho
    [h] Corcunda castanho
    [g] Gigante castanho
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: vazia.
sixth-square-single = { $square }: uma só peça, { $pieces }, { $rank ->
    [pawn] move-se como um peão
    [rook] move-se como uma torre
    [knight] move-se como um cavalo
    [bishop] move-se como um bispo
    [queen] move-se como uma rainha
   *[king] um rei
}.
sixth-square-tower = { $square }: pilha de altura { $height }, { $rank ->
    [pawn] move-se como um peão
    [rook] move-se como uma torre
    [knight] move-se como um cavalo
    [bishop] move-se como um bispo
    [queen] move-se como uma rainha
   *[king] um rei
}. A partir do topo: { $pieces }.
sixth-square-target = Pode-se ir para aqui.
sixth-square-struck = Agora não: desfaria a última jogada.
sixth-square-must = É preciso cobrir Milady.
sixth-square-king = Este é o rei.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] { $count } peça de { $square } levantada.
   *[other] { $count } peças de { $square } levantadas.
} { $targets ->
    [one] { $targets } casa de chegada: { $squares }.
   *[other] { $targets } casas de chegada: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] { $count } peça de { $square } levantada, mas não pode ir para lado nenhum.
   *[other] { $count } peças de { $square } levantadas, mas não podem ir para lado nenhum.
}
sixth-chosen = { $targets ->
    [0] { $piece }: agora não se pode colocar.
    [one] { $piece }: { $targets } casa onde colocar esta peça.
   *[other] { $piece }: { $targets } casas onde colocar esta peça.
}
sixth-put-back = De volta ao lugar.
sixth-nothing-to-place = Nenhuma peça escolhida para colocar.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Reserva de Prata
   *[brown] Reserva de Castanho
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [0] Exército de Prata: não restam pontos
        [one] Exército de Prata: resta { $points } ponto
       *[other] Exército de Prata: restam { $points } pontos
    }
   *[brown] { $points ->
        [0] Exército de Castanho: não restam pontos
        [one] Exército de Castanho: resta { $points } ponto
       *[other] Exército de Castanho: restam { $points } pontos
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, restam { $count }
sixth-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
sixth-kings = { $side ->
    [silver] { $points ->
        [0] Prata não fez nenhum rei
        [one] Prata fez { $points } rei
       *[other] Prata fez { $points } reis
    }
   *[brown] { $points ->
        [0] Castanho não fez nenhum rei
        [one] Castanho fez { $points } rei
       *[other] Castanho fez { $points } reis
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Quantas levantar
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] Levantar { $count } peça
   *[other] Levantar { $count } peças
}
sixth-cancel = Devolver ao lugar
sixth-pass = Passar
sixth-inside = { $square }, altura { $height }, de cima para baixo
sixth-title = { $square }: { $rank ->
    [pawn] peão
    [rook] torre
    [knight] cavalo
    [bishop] bispo
    [queen] rainha
   *[king] rei
}, altura { $height }
sixth-lift-down-to = { $piece }: { $count ->
    [one] levantar esta peça
   *[other] levantar estas { $count } peças
}
sixth-close = Fechar
