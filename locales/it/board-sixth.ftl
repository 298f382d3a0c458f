# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Tavoliere di SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Pedone argento
    [H] Gobbo argento
    [G] Gigante argento
    [p] Pedone marrone
    [h] Gobbo marrone
    [g] Gigante marrone
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: vuota.
sixth-square-single = { $square }: un solo pezzo, { $pieces }, { $rank ->
    [pawn] si muove come un pedone
    [rook] si muove come una torre
    [knight] si muove come un cavallo
    [bishop] si muove come un alfiere
    [queen] si muove come una regina
   *[king] un re
}.
sixth-square-tower = { $square }: pila di altezza { $height }, { $rank ->
    [pawn] si muove come un pedone
    [rook] si muove come una torre
    [knight] si muove come un cavallo
    [bishop] si muove come un alfiere
    [queen] si muove come una regina
   *[king] un re
}. Dalla cima: { $pieces }.
sixth-square-target = Puoi andare qui.
sixth-square-struck = Non ora: annullerebbe l’ultima mossa.
sixth-square-must = Bisogna coprire Milady.
sixth-square-king = Questo è il re.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] Sollevato { $count } pezzo da { $square }.
   *[other] Sollevati { $count } pezzi da { $square }.
} { $targets ->
    [one] { $targets } casella d’arrivo: { $squares }.
   *[other] { $targets } caselle d’arrivo: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] Sollevato { $count } pezzo da { $square }, ma non può andare da nessuna parte.
   *[other] Sollevati { $count } pezzi da { $square }, ma non possono andare da nessuna parte.
}
sixth-chosen = { $targets ->
    [0] { $piece }: ora non si può mettere.
    [one] { $piece }: { $targets } casella su cui mettere questo pezzo.
   *[other] { $piece }: { $targets } caselle su cui mettere questo pezzo.
}
sixth-put-back = Rimesso a posto.
sixth-nothing-to-place = Non hai scelto nessun pezzo da mettere.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Riserva di Argento
   *[brown] Riserva di Marrone
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Esercito di Argento: resta { $points } punto
       *[other] Esercito di Argento: restano { $points } punti
    }
   *[brown] { $points ->
        [one] Esercito di Marrone: resta { $points } punto
       *[other] Esercito di Marrone: restano { $points } punti
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, restano { $count }
sixth-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sixth-kings = { $side ->
    [silver] { $points ->
        [one] Argento ha fatto { $points } re
       *[other] Argento ha fatto { $points } re
    }
   *[brown] { $points ->
        [one] Marrone ha fatto { $points } re
       *[other] Marrone ha fatto { $points } re
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Quanti sollevarne
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] Solleva { $count } pezzo
   *[other] Solleva { $count } pezzi
}
sixth-cancel = Rimetti a posto
sixth-pass = Passa
sixth-inside = { $square }, altezza { $height }, dall’alto in basso
sixth-title = { $square }: { $rank ->
    [pawn] pedone
    [rook] torre
    [knight] cavallo
    [bishop] alfiere
    [queen] regina
   *[king] re
}, altezza { $height }
sixth-lift-down-to = { $piece }: { $count ->
    [one] solleva questo pezzo
   *[other] solleva questi { $count } pezzi
}
sixth-close = Chiudi
