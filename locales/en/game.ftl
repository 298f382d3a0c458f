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

# A table with others.

game-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
game-sending = { $text } is on its way. It is sent as soon as the connection is back.
game-gone = This game has been deleted.
game-resumed = The server was away for a while. No clock ran meanwhile.
game-watchers = { $count } watching
state-connecting = Connecting…
state-connected = Connected
state-reconnecting = Reconnecting…
state-offline = Offline
state-gone = Deleted
title-your-turn = Your turn
title-waiting = Waiting
seat-here = here
seat-away = away
seat-open = Free seat
clock-days = { $days } d { $hours } h

tool-abort = Call it off
tool-abort-sure = Call this game off? It will have no result.
tool-take-back-offered = Take-back asked for
tool-draw-offered = Draw offered
tool-rematch-offered = Rematch offered

offer-draw = { $name } offers a draw.
offer-takeback = { $name } would like to take a move back.
offer-rematch = { $name } would like to play again.
offer-accept = Accept
offer-decline = Decline
offer-claim-soon = { $name } is away. After { $seconds } seconds you can claim the game.
offer-claim-now = { $name } has left. You can claim the game, or wait.
offer-claim = Claim the game
offer-wait = Wait
said-declined-draw = The draw was declined.
said-declined-takeback = The take-back was declined.
said-declined-rematch = The rematch was declined.
said-took-back = A move was taken back.
said-sat = { $name } sits down at the table.
said-begun = All seats are taken. The game begins.
said-away = { $name } has gone away.
said-back = { $name } is here.
said-talk = { $name } says: { $text }

invite-title = Invite somebody
invite-text = Send this link. Whoever opens it can take the free seat.
invite-text-team = Send this link to the others. Everybody who opens it can take a free seat.
invite-link = Link to this game
invite-copy = Copy
invite-copied = The link has been copied.
invite-not-copied = The link could not be copied. Select it and copy it yourself.
invite-share = Share
invite-share-text = Shall we play { $game }?
invite-code = QR code
invite-code-alt = The link to this game as a QR code
invite-listed = The game is also listed in the lobby.
invite-title-from = { $name } invites you to play { $game }
invite-title-somebody = You are invited to play { $game }
invite-play = { $side ->
    [silver] Play as Silver
    [brown] Play as Brown
    [red] Play as Red
    [black] Play as Black
   *[white] Play as White
}
invite-seat = { $side ->
    [red] Red, player { $number }
   *[black] Black, player { $number }
}
invite-sit = Sit here
invite-name = Your name
invite-name-about = If you like. The others see it.
invite-watch = You can also stay here and watch.

term-title = What is agreed
term-you-play = { $side ->
    [silver] You play Silver.
    [brown] You play Brown.
    [red] You play Red.
    [black] You play Black.
   *[white] You play White.
}
term-no-clock = Without a clock
term-live = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, { $seconds } s more for each move
}
term-days = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
}
term-rated = Rated
term-casual = Not rated
term-take-backs = Moves may be taken back if the other side agrees
term-no-take-backs = No moves are taken back
term-private = Only the players see the game
term-open = Whoever has the link can watch

talk-title = Talk
talk-text = Message
talk-send = Send
talk-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
talk-players = Only the players read this until the game is over.
talk-watchers = Those who watch talk here. The players read it when the game is over.
talk-everybody = The game is over: everybody reads this.
talk-mute = Mute the talk
talk-muted = The talk is muted. Nothing that is said is shown.

plan-title = Plans
plan-move = Plan a move
plan-answer = Plan an answer
plan-choose = Choose the move that is to be made when it is your turn.
plan-theirs = What could they play?
plan-mine = What do you answer?
plan-keep = Keep
plan-back = Back
plan-stop = Stop
plan-remove = Remove
plan-premove = Planned: { $text }
plan-if = If { $theirs }, then …
plan-pair = If { $theirs }, then { $mine }
plan-changed = The position has changed. You can plan anew.
plan-not-now = This would not be allowed as things are.
