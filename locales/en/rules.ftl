# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.
# $side: silver brown red black white · $piece: pawn hunchback giant milady · $rank: pawn rook knight bishop queen king
# $shape: line triangle circle · $disc and $top: black white grey red · $square, $from, $to, $cell, $field: as in the notation
# $pieces, $count, $most, $least and $step are numbers.

## Any game

illegal-over = The game is over: there are no more moves. You can look back at it, or begin a new one.
illegal-needless-pass = Not allowed: you can pass only when you have no other move, and now you have one.
illegal-other-game = Not allowed: this is a move of another game.

## SIXTH!

illegal-sixth-occupied = Not allowed: { $square } is not empty. New pieces go on empty squares.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Not possible: Silver has no Hunchback to place, or too few points for it.
            [giant] Not possible: Silver has no Giant to place, or too few points for it.
            [milady] Not possible: Silver has no Milady to place.
           *[pawn] Not possible: Silver has no pawns left to place. Move a stack instead.
        }
       *[brown] { $piece ->
            [hunchback] Not possible: Brown has no Hunchback to place, or too few points for it.
            [giant] Not possible: Brown has no Giant to place, or too few points for it.
            [milady] Not possible: Brown has no Milady to place.
           *[pawn] Not possible: Brown has no pawns left to place. Move a stack instead.
        }
    }
illegal-sixth-no-milady = Not possible: this game is played without Milady.
illegal-sixth-milady-on-board = Not possible: Milady is on the board already, on { $square }.
illegal-sixth-not-on-edge = Not allowed: Milady is placed on the edge of the board, and { $square } is not on the edge.
illegal-sixth-not-your-milady = { $side ->
        [silver] Not allowed: only Silver paid for Milady, so only Silver may place or move her. You may still land on her.
       *[brown] Not allowed: only Brown paid for Milady, so only Brown may place or move her. You may still land on her.
    }
illegal-sixth-no-stack = Nothing stands on { $square }. Choose a stack to move.
illegal-sixth-wrong-count = { $pieces ->
        [one] Not possible: { $count } cannot be taken from { $square }, where one piece stands.
       *[other] Not possible: { $count } cannot be taken from { $square }, where { $pieces } pieces stand. Take between 1 and { $pieces }.
    }
illegal-sixth-too-tall = Not allowed: the stack on { $square } is six high or higher. It cannot be moved, only landed on.
illegal-sixth-empty-target = Not allowed: { $square } is empty, and a move ends on another stack.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Out of reach: { $from } moves as a pawn, one step up, down, left or right, and does not get to { $to }.
        [rook] Out of reach: { $from } moves as a rook, straight to the first stack in its way, and does not get to { $to }.
        [knight] Out of reach: { $from } moves as a knight, two squares and one to the side, and does not get to { $to }.
        [bishop] Out of reach: { $from } moves as a bishop, diagonally to the first stack in its way, and does not get to { $to }.
        [king] Out of reach: { $from } is a king and does not move to { $to }.
       *[queen] Out of reach: { $from } moves as a queen, in any direction to the first stack in its way, and does not get to { $to }.
    }
illegal-sixth-on-hunchback = Not allowed: a Hunchback is on top of { $square }, and nothing may be put on it.
illegal-sixth-takes-back = { $side ->
        [silver] Not allowed: this would undo Silver's last move. Play something else now; next turn it may be possible.
       *[brown] Not allowed: this would undo Brown's last move. Play something else now; next turn it may be possible.
    }
illegal-sixth-milady-waits = Not allowed: Milady is visible on { $square }, and you can land on her, so you must.

ending-sixth-king = { $side ->
        [silver] Silver wins with a king on { $square }.
       *[brown] Brown wins with a king on { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Silver wins with six points.
       *[brown] Brown wins with six points.
    }
ending-sixth-passes-won = { $side ->
        [silver] Both players passed. Silver has more points and wins.
       *[brown] Both players passed. Brown has more points and wins.
    }
ending-sixth-passes-drawn = A draw: both players passed.
ending-repetition = A draw: this position stands for the third time.

## Six

illegal-six-hands-not-empty = Not yet: the tile on { $cell } stays there until all hands are empty. Lay a tile from your hand.
illegal-six-hands-empty = There is no tile in your hand to lay on { $cell }. Move one of yours that is on the table.
illegal-six-not-origin = The first tile goes on 0,0, not on { $cell }. On an empty table all places are the same.
illegal-six-taken = Not allowed: a tile lies on { $cell } already.
illegal-six-apart = Not allowed: { $cell } touches no tile on the table. Choose a cell with a neighbour.
illegal-six-touches-red = Not allowed: Red's first tile may not touch the Red starting tile, and { $cell } does. Three other cells are free.
illegal-six-no-tile = No tile lies on { $cell }. Choose one of yours.
illegal-six-not-yours = { $side ->
        [red] Not allowed: the tile on { $cell } belongs to Red. Choose one of yours.
       *[black] Not allowed: the tile on { $cell } belongs to Black. Choose one of yours.
    }
illegal-six-same-cell = Not allowed: the tile may not go back to { $cell }. Choose another cell.
illegal-six-keep-missing = Without the tile on { $cell } two or more groups are equally large. Choose which of them stays.
illegal-six-keep-needless = Without the tile on { $from } there is no tie for the largest group, so there is nothing to choose, and { $cell } need not be named.
illegal-six-keep-unknown = Without the tile on { $from } none of the largest groups is named by { $cell }. Choose one of the largest groups.
illegal-six-apart-from-rest = Not allowed: { $cell } touches no tile that stays when the one on { $from } is lifted.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Red wins with a line.
            [triangle] Red wins with a triangle.
           *[circle] Red wins with a circle.
        }
       *[black] { $shape ->
            [line] Black wins with a line.
            [triangle] Black wins with a triangle.
           *[circle] Black wins with a circle.
        }
    }
ending-six-too-few = { $side ->
        [red] Red wins: Black has fewer than six tiles left.
       *[black] Black wins: Red has fewer than six tiles left.
    }
ending-six-both-too-few = A draw: both colours have fewer than six tiles left.
ending-six-quiet = A draw: 100 turns without a capture.

## 27

illegal-27-must-pass = None of your stacks can move, so you pass this time.
illegal-27-gone = Not possible: field { $field } is no longer in the line.
illegal-27-empty = Nothing lies on field { $field }. Choose one of your stacks.
illegal-27-not-yours = { $top ->
        [black] Not allowed: the stack on { $field } has a black disc on top, so it is Black's.
        [white] Not allowed: the stack on { $field } has a white disc on top, so it is White's.
        [grey] Not allowed: the stack on { $field } has a grey disc on top and is nobody's until someone lands on it.
       *[red] Not allowed: the stack on { $field } has a red disc on top and is nobody's until someone lands on it.
    }
illegal-27-no-discs = Take at least one disc.
illegal-27-too-many = { $most ->
        [one] Not possible: only one disc can be taken from field { $field }.
       *[other] Not possible: at most { $most } discs can be taken from field { $field }.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] Not allowed: the red disc of field { $field } stays in the line in this variant. Take only what lies on it.
       *[grey] Not allowed: the grey disc of field { $field } stays in the line in this variant. Take only what lies on it.
    }
illegal-27-past-the-end = Not allowed: you have to move exactly { $step }, and from field { $field } that goes past the end of the line.

ending-27-won = { $side ->
        [black] Black wins, { $most } to { $least }.
       *[white] White wins, { $most } to { $least }.
    }
ending-27-drawn = A draw, { $most } to { $least }.
