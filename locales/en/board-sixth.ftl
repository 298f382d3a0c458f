# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Board of SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Silver pawn
    [H] Silver Hunchback
    [G] Silver Giant
    [p] Brown pawn
    [h] Brown Hunchback
    [g] Brown Giant
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: empty.
sixth-square-single = { $square }: { $pieces } alone, { $rank ->
    [pawn] moves as a pawn
    [rook] moves as a rook
    [knight] moves as a knight
    [bishop] moves as a bishop
    [queen] moves as a queen
   *[king] a king
}.
sixth-square-tower = { $square }: tower of height { $height }, { $rank ->
    [pawn] moves as a pawn
    [rook] moves as a rook
    [knight] moves as a knight
    [bishop] moves as a bishop
    [queen] moves as a queen
   *[king] a king
}. From the top: { $pieces }.
sixth-square-target = You can go here.
sixth-square-struck = Not now: it would undo the last move.
sixth-square-must = Milady must be landed on.
sixth-square-king = This is the king.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] One piece of { $square } lifted.
   *[other] { $count } pieces of { $square } lifted.
} { $targets ->
    [one] One place to land: { $squares }.
   *[other] { $targets } places to land: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] One piece of { $square } lifted, but there is no place to land.
   *[other] { $count } pieces of { $square } lifted, but there is no place to land.
}
sixth-chosen = { $targets ->
    [0] { $piece } chosen, but it cannot be placed now.
    [one] { $piece } chosen. One square to place it on.
   *[other] { $piece } chosen. { $targets } squares to place it on.
}
sixth-put-back = Put back.
sixth-nothing-to-place = You have chosen no piece to place.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Silver’s reserve
   *[brown] Brown’s reserve
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Silver’s army: one point left
       *[other] Silver’s army: { $points } points left
    }
   *[brown] { $points ->
        [one] Brown’s army: one point left
       *[other] Brown’s army: { $points } points left
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, { $count } left
sixth-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sixth-kings = { $side ->
    [silver] { $points ->
        [one] Silver has made one king
       *[other] Silver has made { $points } kings
    }
   *[brown] { $points ->
        [one] Brown has made one king
       *[other] Brown has made { $points } kings
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = How many to lift
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] Lift { $count } piece
   *[other] Lift { $count } pieces
}
sixth-cancel = Put back
sixth-pass = Pass
sixth-inside = { $square }, height { $height }, from top to bottom
sixth-title = { $square }: { $rank ->
    [pawn] pawn
    [rook] rook
    [knight] knight
    [bishop] bishop
    [queen] queen
   *[king] king
}, height { $height }
sixth-lift-down-to = { $piece }: { $count ->
    [one] lift it
   *[other] lift these { $count }
}
sixth-close = Close
