# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Bord van SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Zilveren pion
    [H] Zilveren Bultenaar
    [G] Zilveren Reus
    [p] Bruine pion
    [h] Bruine Bultenaar
    [g] Bruine Reus
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: leeg.
sixth-square-single = { $square }: { $pieces } alleen, { $rank ->
    [pawn] gaat als pion
    [rook] gaat als toren
    [knight] gaat als paard
    [bishop] gaat als loper
    [queen] gaat als dame
   *[king] een koning
}.
sixth-square-tower = { $square }: stapel van hoogte { $height }, { $rank ->
    [pawn] gaat als pion
    [rook] gaat als toren
    [knight] gaat als paard
    [bishop] gaat als loper
    [queen] gaat als dame
   *[king] een koning
}. Van boven: { $pieces }.
sixth-square-target = Hier kun je heen.
sixth-square-struck = Nu niet: het zou de laatste zet ongedaan maken.
sixth-square-must = Je moet op Milady landen.
sixth-square-king = Dit is de koning.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] Eén stuk van { $square } opgetild.
   *[other] { $count } stukken van { $square } opgetild.
} { $targets ->
    [one] Eén plek om te landen: { $squares }.
   *[other] { $targets } plekken om te landen: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] Eén stuk van { $square } opgetild, maar er is geen plek om te landen.
   *[other] { $count } stukken van { $square } opgetild, maar er is geen plek om te landen.
}
sixth-chosen = { $targets ->
    [0] { $piece } gekozen, maar plaatsen kan nu niet.
    [one] { $piece } gekozen. Eén vak om te plaatsen.
   *[other] { $piece } gekozen. { $targets } vakken om te plaatsen.
}
sixth-put-back = Teruggelegd.
sixth-nothing-to-place = Je hebt geen stuk gekozen om te plaatsen.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Reserve van Zilver
   *[brown] Reserve van Bruin
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Leger van Zilver: nog één punt
       *[other] Leger van Zilver: nog { $points } punten
    }
   *[brown] { $points ->
        [one] Leger van Bruin: nog één punt
       *[other] Leger van Bruin: nog { $points } punten
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, nog { $count }
sixth-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sixth-kings = { $side ->
    [silver] { $points ->
        [one] Zilver heeft één koning gemaakt
       *[other] Zilver heeft { $points } koningen gemaakt
    }
   *[brown] { $points ->
        [one] Bruin heeft één koning gemaakt
       *[other] Bruin heeft { $points } koningen gemaakt
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Hoeveel je optilt
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] { $count } stuk optillen
   *[other] { $count } stukken optillen
}
sixth-cancel = Terugleggen
sixth-pass = Passen
sixth-inside = { $square }, hoogte { $height }, van boven naar beneden
sixth-title = { $square }: { $rank ->
    [pawn] pion
    [rook] toren
    [knight] paard
    [bishop] loper
    [queen] dame
   *[king] koning
}, hoogte { $height }
sixth-lift-down-to = { $piece }: { $count ->
    [one] optillen
   *[other] deze { $count } optillen
}
sixth-close = Sluiten
