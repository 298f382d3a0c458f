# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Plateau de SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Pion argenté
    [H] Bossu argenté
    [G] Géant argenté
    [p] Pion brun
    [h] Bossu brun
    [g] Géant brun
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square } : vide.
sixth-square-single = { $square } : une seule pièce, { $pieces }, { $rank ->
    [pawn] se déplace comme un pion
    [rook] se déplace comme une tour
    [knight] se déplace comme un cavalier
    [bishop] se déplace comme un fou
    [queen] se déplace comme une dame
   *[king] un roi
}.
sixth-square-tower = { $square } : pile de hauteur { $height }, { $rank ->
    [pawn] se déplace comme un pion
    [rook] se déplace comme une tour
    [knight] se déplace comme un cavalier
    [bishop] se déplace comme un fou
    [queen] se déplace comme une dame
   *[king] un roi
}. Depuis le sommet : { $pieces }.
sixth-square-target = Tu peux aller ici.
sixth-square-struck = Pas maintenant : cela annulerait le dernier coup.
sixth-square-must = Il faut couvrir Milady.
sixth-square-king = C’est le roi.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] { $count } pièce de { $square } soulevée.
   *[other] { $count } pièces de { $square } soulevées.
} { $targets ->
    [one] { $targets } case d’arrivée : { $squares }.
   *[other] { $targets } cases d’arrivée : { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] { $count } pièce de { $square } soulevée, mais elle ne peut aller nulle part.
   *[other] { $count } pièces de { $square } soulevées, mais elles ne peuvent aller nulle part.
}
sixth-chosen = { $targets ->
    [0] { $piece } : impossible à poser maintenant.
    [one] { $piece } : { $targets } case où poser cette pièce.
   *[other] { $piece } : { $targets } cases où poser cette pièce.
}
sixth-put-back = Reposé.
sixth-nothing-to-place = Tu n’as choisi aucune pièce à poser.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Réserve d’Argent
   *[brown] Réserve de Brun
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Armée d’Argent : il reste { $points } point
       *[other] Armée d’Argent : il reste { $points } points
    }
   *[brown] { $points ->
        [one] Armée de Brun : il reste { $points } point
       *[other] Armée de Brun : il reste { $points } points
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, reste { $count }
sixth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sixth-kings = { $side ->
    [silver] { $points ->
        [0] Argent n’a fait aucun roi
        [one] Argent a fait { $points } roi
       *[other] Argent a fait { $points } rois
    }
   *[brown] { $points ->
        [0] Brun n’a fait aucun roi
        [one] Brun a fait { $points } roi
       *[other] Brun a fait { $points } rois
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Combien soulever
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] Soulever { $count } pièce
   *[other] Soulever { $count } pièces
}
sixth-cancel = Reposer
sixth-pass = Passer
sixth-inside = { $square }, hauteur { $height }, de haut en bas
sixth-title = { $square } : { $rank ->
    [pawn] pion
    [rook] tour
    [knight] cavalier
    [bishop] fou
    [queen] dame
   *[king] roi
}, hauteur { $height }
sixth-lift-down-to = { $piece } : { $count ->
    [one] soulever cette pièce
   *[other] soulever ces { $count } pièces
}
sixth-close = Fermer
