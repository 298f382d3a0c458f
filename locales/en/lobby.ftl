# The lobby: games that wait for a player, and games to watch.

lobby-title = Lobby
lobby-about = Take a free seat, or offer a game yourself.
lobby-offer = Offer a game
lobby-seeks = Waiting for a player
lobby-no-seeks = Nobody waits for a player just now. Offer a game, and it is shown here.
lobby-sit = Play
lobby-own = Your offer
lobby-open = Open
lobby-games = Games to watch
lobby-no-games = There is nothing to watch just now.
lobby-rated = rated
lobby-bot = bot
lobby-side = { $side ->
    [silver] you play Silver
    [brown] you play Brown
    [red] you play Red
    [black] you play Black
   *[white] you play White
}
lobby-time-none = no clock
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
lobby-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-gone = no longer free
lobby-stale = The list cannot be brought up to date just now. It is tried again by itself.
