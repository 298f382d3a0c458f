# A game that is being played.

game-your-turn = Your turn: you are { $side ->
    [silver] Silver
    [brown] Brown
    [red] Red
    [black] Black
   *[white] White
}.
game-turn-of = { $side ->
    [silver] Silver to move.
    [brown] Brown to move.
    [red] Red to move.
    [black] Black to move.
   *[white] White to move.
}
game-thinking = The computer thinks…
game-you-won = You won.
game-you-lost = You lost.
game-drawn = A draw.
game-won = { $side ->
    [silver] Silver won.
    [brown] Brown won.
    [red] Red won.
    [black] Black won.
   *[white] White won.
}
game-declined = The computer plays on.
game-watching = You are watching.
game-reconnecting = The connection is lost. It comes back by itself; nothing is lost.
game-connected = Connected again.
game-past = You look at move { $ply } of { $plies }.
game-to-now = Back to now
seat-you = You
seat-to-move = to move
seat-level = Computer, level { $level }

tool-hint = Hint
tool-take-back = Take back
tool-draw = Draw
tool-resign = Resign
tool-turn = Turn the board
tool-rematch = Rematch
tool-new = New game
tool-analyse = Analyse
tool-record = Save record
tool-next = To the next game
tool-resign-sure = Resign this game?
tool-hint-none = There is no hint here.
tool-why = Why can I not move?
said-hint = Hint: { $text }

confirm-move = Play { $text }
confirm-back = Back
undo-move = Undo { $text }

step-first = To the beginning
step-back = One move back
step-half = Half a move forward
step-forward = One move forward
step-last = To the end
said-played = { $side ->
    [silver] Silver
    [brown] Brown
    [red] Red
    [black] Black
   *[white] White
}: { $text }
game-clock-left = { $time } left
