# What every page says.

site-title = three games of stones
site-description = Play SIXTH!, Six and 27: against the computer, with a friend, or to find out who was right.
skip-to-content = Skip to the content
nav-label = Main
nav-play = Play
nav-lobby = Lobby
nav-learn = Learn
nav-puzzles = Puzzles
nav-analysis = Analysis
nav-games = Games
nav-settings = Settings
nav-account = Account
language-label = Language
language-choose = Change
footer-names = The names of the games belong to their publishers. Trilith is not affiliated with them.
footer-api = For programs
needs-script = This page needs JavaScript. The rules can be read without it.
go-home = To the first page

home-title = Three games. A few minutes to learn, a long time to master.
home-unfinished = Your unfinished games
home-play = Play
home-learn = Learn
home-lobby = { $count ->
    [0] Play with others: to the lobby
    [one] { $count } game waits for a player: to the lobby
   *[other] { $count } games wait for a player: to the lobby
}
home-your-turn = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}

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
error-too-many-seeks = You offer enough games in the lobby. Wait until somebody takes one, or call one off.
refused-not-yours-alone = Other people play in this game, so it cannot be deleted.
refused-blocked = You cannot play with this person.
refused-banned = The host of this site has shut you out.
refused-too-fast = You speak too fast. Wait a moment.
refused-between-people = There are no hints in a game between people.
error-too-many-tables = You watch too many tables at once.
error-other-site = This page belongs to another site and cannot connect here.
error-connection = The server cannot be reached. It is tried again by itself.
error-busy = The server has too much to do just now. Please try again in a moment.
error-too-fast = These were too many requests at once. Please wait a moment and try again.
error-too-many-sockets = There are too many open connections from here. Close some pages and try again.

refused-unreadable = This is not a move in this game's notation.
refused-not-your-turn = It is not your turn.
refused-not-at-table = You are watching this game; only its players can move.
refused-stale = The position has changed meanwhile. Look again, then move.
refused-nothing-to-take-back = There is no move of yours to take back.
refused-too-long = This game is too long to go on.
refused-waiting = A seat is still free. The game begins when every seat is taken.
refused-no-take-backs = It was agreed that no moves are taken back in this game.
refused-no-free-seat = Every seat at this table is taken. You can watch.
refused-seat-taken = Somebody else has taken this seat.
refused-other-side = You already play for the other side.
refused-needs-account = This game is rated. To take a seat you need an account.
refused-offer-stands = You have offered this already; now the other side answers.
refused-offered-before = You have offered this already. You can offer it again after your next move.
refused-rematch-declined = The other side does not want another game now.
refused-no-offer = There is nothing to decline any more.
refused-too-late-to-abort = Both sides have moved, so the game can no longer be called off. You can resign or offer a draw.
refused-not-begun = Both sides have to move before the game can be claimed.
refused-no-live-clock = Only a game with a running clock can be claimed when the others leave.
refused-not-absent = The game can be claimed when the other side has been away for { $seconds } seconds.
refused-not-over = The game goes on; another one can begin when it is over.
refused-called-off = This game was called off; there is nothing to play again.
refused-continued = The next game has already begun.
refused-your-turn = It is your turn: make your move.
refused-no-plans = This cannot be planned at this table.
refused-plan-too-large = This plan is too large: a plan has up to 30 lines of up to 20 moves.
refused-too-many-plans = You have changed your plan too often. You can plan again after your next move.
refused-other-room = Players talk with players, and those who watch talk with each other.
refused-nothing-said = There is nothing to send yet: write something first.
refused-too-much-said = This message is too long: it can have { $most } characters.
refused-talk-full = So much has been said at this table that there is no room for more.

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
ending-abandoned = { $side ->
    [silver] Silver left the game.
    [brown] Brown left the game.
    [red] Red left the game.
    [black] Black left the game.
   *[white] White left the game.
}
ending-aborted = { $side ->
    [silver] Silver called the game off.
    [brown] Brown called the game off.
    [red] Red called the game off.
    [black] Black called the game off.
   *[white] White called the game off.
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
new-friend = A friend, by a link
new-same-screen = Same screen
new-level = Level
new-side = You play
new-side-random = Either
new-clock = Clock
new-clock-none = None
new-clock-live = Minutes
new-clock-days = Days
new-minutes = Minutes each
new-seconds = Seconds a move
new-days = Days a move
new-terms = What is agreed
new-take-backs = Moves may be taken back
new-private = Only the players see the game
new-listed = Shown in the lobby: anybody may take the seat
new-rated = Rated
new-rated-needs = Only for two players with an account.
new-invite = Invite
new-start = Start

game-board = Board
game-moves = Moves
game-steps = Step through the game
game-actions = Actions
game-type-move = Type a move
