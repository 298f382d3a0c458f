# What every page says.

site-title = three games of stones
site-description = Play SIXTH!, Six and 27: against the computer, with a friend, or to find out who was right.
skip-to-content = Skip to the content
nav-label = Main
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-analysis = Analysis
nav-games = Games
nav-settings = Settings
language-label = Language
language-choose = Change
footer-names = The names of the games belong to their publishers. Trilith is not affiliated with them.
needs-script = This page needs JavaScript. The rules can be read without it.
go-home = To the first page

home-title = Three games. A few minutes to learn, a long time to master.
home-unfinished = Your unfinished games
home-play = Play
home-learn = Learn

seat-computer = Computer, level { $level }
seat-same-screen = Same screen
seat-guest = Guest
games-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
games-going-on = goes on

error-not-found-title = Nothing here
error-not-found = There is nothing at this address. Perhaps the link is incomplete.
error-no-game-title = No such game
error-no-game = There is no game at this address. Perhaps the link is incomplete, or the game was deleted.
error-server-title = Something went wrong
error-server = The server could not do this. Nothing is lost; please try again.
error-unreadable = This cannot be read: { $problem }
error-too-many-games = You have as many games as can be kept. Delete some first.
error-connection = The server cannot be reached. It is tried again by itself.
error-other-site = This was asked for by another site, so nothing was done. Try again from this one.

refused-unreadable = This is not a move in this game's notation.
refused-not-your-turn = It is not your turn.
refused-not-at-table = You are watching this game; only its players can move.
refused-stale = The position has changed meanwhile. Look again, then move.
refused-nothing-to-take-back = There is no move of yours to take back.
refused-too-long = This game is too long to go on.

ending-resigned = { $side ->
    [silver] Silver resigned.
    [brown] Brown resigned.
    [red] Red resigned.
    [black] Black resigned.
   *[white] White resigned.
}
ending-flagged = { $side ->
    [silver] Silver ran out of time.
    [brown] Brown ran out of time.
    [red] Red ran out of time.
    [black] Black ran out of time.
   *[white] White ran out of time.
}
ending-agreed = A draw was agreed.

settings-title = Settings
settings-keys = Keys
keys-arrows = Go from place to place on the board
keys-enter = Choose a piece, then where it goes
keys-digits = How many to lift, or which group stays
keys-escape = Put back what was lifted
keys-steps = A move back, a move forward
keys-turn = Turn the board
keys-engine = In an analysis, the engine on or off
keys-type = Type a move

games-title = Your games
games-none = No games yet. The first one is two clicks away.
games-delete = Delete
studies-title = Your analyses
studies-none = No analyses yet. Any game or position can be one.
studies-new = New analysis
study-untitled = Without a title

new-title = New game
new-from-position = From a position of
new-game = Game
new-variant = Variant
new-every-option = Every option
new-variant-text = This is
new-opponent = Opponent
new-computer = Computer
new-same-screen = Same screen
new-level = Level
new-side = You play
new-side-random = Either
new-clock = Clock
new-minutes = Minutes each
new-seconds = Seconds a move
new-clock-none = Without minutes there is no clock.
new-start = Start

game-board = Board
game-moves = Moves
game-steps = Step through the game
game-actions = Actions
game-type-move = Type a move
