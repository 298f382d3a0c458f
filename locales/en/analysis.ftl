# Analysis of games and positions, and boards that are shown in other pages.
# $side: silver brown red black white · $seat: its number, or none where two play · $move, $problem, $what: as they are · all counts are numbers.

## The page on which an analysis begins

analysis-title = Analysis
analysis-about = Look at any game or position, alone or with the engine. Nothing you try here changes a game.
analysis-draft = Go on with the analysis that you have not saved
analysis-choose = Begin with a game
analysis-any-variant = Or any variant, by its name
analysis-open = Open
analysis-paste = Paste a record or a position
analysis-paste-label = Record, moves or position
analysis-paste-help = A record as text or JSON; or a variant with moves or a position behind it, such as: 27 1:4 9:2
analysis-mine = My analyses
analysis-none = You have not saved an analysis yet.
analysis-untitled = Untitled
analysis-missing-title = No such analysis
analysis-missing = There is no analysis at this address. Perhaps the link is incomplete.

## The page of an analysis

analysis-title-of = Analysis of { $variant }
analysis-description = A position with its moves and variations, to look at and to try things out.
analysis-board = Board
analysis-panels = Analysis
analysis-new = New analysis
analysis-tab-lines = Engine
analysis-tab-moves = Moves
analysis-tab-report = Report
analysis-tab-share = Share
analysis-steps = Steps through the game
analysis-first = To the beginning
analysis-back = One move back
analysis-half = Half a step: what the next move lifts
analysis-half-said = The next move is { $move }.
analysis-forward = One move forward
analysis-last = To the end
analysis-turn-board = Turn the board
analysis-to-move = { $side ->
    [silver] Silver to move
    [brown] Brown to move
    [red] { $seat ->
        [none] Red to move
       *[other] Red to move, seat { $seat }
    }
    [black] { $seat ->
        [none] Black to move
       *[other] Black to move, seat { $seat }
    }
   *[white] White to move
}
analysis-lost = The server cannot be reached. Your analysis is kept here.
analysis-again = Try again

## The evaluation bar

analysis-bar = Evaluation
analysis-no-score = Not evaluated
analysis-chance = { $side ->
    [silver] Silver wins with a probability of { $share }
    [brown] Brown wins with a probability of { $share }
    [red] Red wins with a probability of { $share }
    [black] Black wins with a probability of { $share }
   *[white] White wins with a probability of { $share }
}
analysis-proven-draw = Proven: a draw
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Proven: Silver wins in { $plies } turn
       *[other] Proven: Silver wins in { $plies } turns
    }
    [brown] { $plies ->
        [one] Proven: Brown wins in { $plies } turn
       *[other] Proven: Brown wins in { $plies } turns
    }
    [red] { $plies ->
        [one] Proven: Red wins in { $plies } turn
       *[other] Proven: Red wins in { $plies } turns
    }
    [black] { $plies ->
        [one] Proven: Black wins in { $plies } turn
       *[other] Proven: Black wins in { $plies } turns
    }
   *[white] { $plies ->
        [one] Proven: White wins in { $plies } turn
       *[other] Proven: White wins in { $plies } turns
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Proven: Black wins by { $margin } disc
       *[other] Proven: Black wins by { $margin } discs
    }
   *[white] { $margin ->
        [one] Proven: White wins by { $margin } disc
       *[other] Proven: White wins by { $margin } discs
    }
}
analysis-won = { $side ->
    [silver] Silver has won
    [brown] Brown has won
    [red] Red has won
    [black] Black has won
   *[white] White has won
}

## The engine

analysis-engine = Engine
analysis-line-count = How many lines
analysis-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
analysis-depth = Depth { $depth } · { $nodes } positions
analysis-engine-off = The engine is switched off.
analysis-engine-held = The engine is busy with something else on this page.
analysis-engine-over = The game is over here.
analysis-engine-waiting = The engine is about to think…
analysis-engine-queued = All engines are busy. Yours begins as soon as one is free; until then you can go on without it.
analysis-engine-done = { $figures } · done
analysis-engine-gone = Analysis without an engine: it is busy, or the server cannot be reached.
analysis-think-on = Think on

## Moves, comments and variations

analysis-start = Start
analysis-no-moves = No moves yet. Make one on the board: every move is kept here.
analysis-variation = Variation with { $move }
analysis-type = Type a move
analysis-marks = What you think of the move
analysis-mark-1 = Good move
analysis-mark-2 = Mistake
analysis-mark-3 = Brilliant move
analysis-mark-4 = Blunder
analysis-mark-5 = Interesting move
analysis-mark-6 = Dubious move
analysis-comment = Comment on { $move }
analysis-comment-start = Comment before the first move
analysis-promote = Move variation up
analysis-promoted = This variation is now before the others.
analysis-delete = Delete from here
analysis-deleted = The move and all that followed it are gone.
analysis-undo = Bring { $move } back
analysis-tree-full = No more moves can be kept in this analysis.

## The report

analysis-report-about = The engine looks at every position of the main line and shows where it turned.
analysis-report-how = How long to look
analysis-report-quick = Quick
analysis-report-careful = Careful
analysis-report-deep = Deep
analysis-report-begin = Make the report
analysis-report-anew = Make it again
analysis-report-stop = Stop
analysis-report-progress = Progress of the report
analysis-report-going = { $done } of { $all } positions
analysis-report-stopped = Stopped after { $done } of { $all } positions.
analysis-report-lost = The engine went away after { $done } of { $all } positions. What it found stays.
analysis-report-clean = No mistakes found.
analysis-report-done = { $count ->
    [one] The report is ready: { $count } mistake.
   *[other] The report is ready: { $count } mistakes.
}
analysis-report-keep = Write this into the moves
analysis-report-kept = Marks and better moves are now in the moves.
analysis-graph = How likely the first side was to win, move by move
analysis-graph-said = { $side ->
    [silver] How likely Silver was to win, move by move; { $share } at the end
    [red] How likely Red was to win, move by move; { $share } at the end
   *[black] How likely Black was to win, move by move; { $share } at the end
}
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-missed-win = Missed a proven win
analysis-better = Better: { $move }
analysis-accuracy = { $value } % accurate
analysis-judged = Inaccuracies: { $inaccuracies } · mistakes: { $mistakes } · blunders: { $blunders }

## Saving and sharing

analysis-study-title = Title
analysis-save = Save
analysis-save-copy = Save as my own
analysis-saved = Saved. Whoever has the link can look at it.
analysis-unsaved = There are changes that are not saved.
analysis-not-saved = This did not work. Nothing is lost; please try again.
analysis-link = Link to this position
analysis-frame = Board for your own page
analysis-copy = Copy
analysis-copy-of = Copy: { $what }
analysis-copied = Copied.
analysis-not-copied = The browser does not allow copying. Select the text and copy it yourself.
analysis-copy-text = Copy record
analysis-take-text = Download text
analysis-take-json = Download JSON
analysis-print = Print
analysis-pictures = Pictures
analysis-picture-svg = Picture (SVG)
analysis-picture-png = Picture (PNG)
analysis-picture-gif = Animation (GIF)
analysis-picture-qr = QR code
analysis-play-on = Play from here

## Setting up a position by hand

analysis-setup = Set up a position
analysis-setup-short = Set up
analysis-setup-about = { $game ->
    [six] Choose a tile, then a cell on the table.
   *[other] Choose a piece, then a place on the board. A piece goes on top of what is there.
}
analysis-tools = Piece
analysis-tool = { $piece ->
    [silver-pawn] Silver pawn
    [silver-hunchback] Silver Hunchback
    [silver-giant] Silver Giant
    [brown-pawn] Brown pawn
    [brown-hunchback] Brown Hunchback
    [brown-giant] Brown Giant
    [milady-milady] Milady
    [red-tile] Red tile
    [graphite-tile] Black tile
    [ebony-disc] Black disc
    [ivory-disc] White disc
    [stone-disc] Grey disc
   *[end-disc] Red disc
}
analysis-tool-take = Take away
analysis-tool-field = Remove field
analysis-turn = Whose turn
analysis-seat = { $side ->
    [silver] Silver
    [brown] Brown
    [red] { $seat ->
        [none] Red
       *[other] Red, seat { $seat }
    }
    [black] { $seat ->
        [none] Black
       *[other] Black, seat { $seat }
    }
   *[white] White
}
analysis-round = Round
analysis-round-name = { $round ->
    [1] One: laying tiles
   *[2] Two: moving tiles
}
analysis-points = King points
analysis-clear = Empty the board
analysis-from-start = Starting position
analysis-use = Analyse this position
analysis-cancel = Cancel
analysis-setup-good = This position can be played.
analysis-setup-over = This position can stand, but the game is over in it.
analysis-setup-problem = This position cannot be played: { $problem }
analysis-setup-tiles = In round one Red has as many tiles on the table as Black, or one more, and some tiles are still in the hands. Now there are { $red } red and { $black } black tiles.
analysis-setup-apart = The tiles do not hang together: each must touch another one.
analysis-setup-discs = { $disc ->
    [black] There are nine black discs, and { $count } are on the line.
   *[white] There are nine white discs, and { $count } are on the line.
}

## Boards in other pages

analysis-embed-full = Analyse on Trilith
analysis-step-of = { $step } of { $all }
