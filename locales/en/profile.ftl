# Other people.

profile-since = Here since
profile-bot = bot
profile-bot-about = A program plays with this account.
profile-closed = The host of this site has closed this account.
profile-you = This is you.
profile-ratings = Ratings
profile-no-ratings = No rated games yet.
profile-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
profile-uncertain = still uncertain
profile-graph = { $count ->
    [one] The rating went from { $first } to { $last } in { $count } game.
   *[other] The rating went from { $first } to { $last } in { $count } games, between { $lowest } and { $highest }.
}
profile-games = Latest games
profile-no-games = No games to show yet.
profile-won = won
profile-lost = lost
profile-drawn = drawn
profile-block = Block
profile-unblock = Unblock
profile-block-about = Whoever is blocked cannot sit down at your tables, and their offers are not shown to you.
profile-blocked = Blocked. You will not meet at a table any more.
profile-unblocked = Unblocked.
profile-report = Report
profile-report-text = What happened?
profile-report-about = The host of this site reads it, nobody else.
profile-report-send = Send
profile-report-sent = Thank you. The host of this site will read it.
profile-unknown-title = Nobody by this name
profile-unknown = Nobody here has this name. Perhaps it is spelled differently, or the account was deleted.
