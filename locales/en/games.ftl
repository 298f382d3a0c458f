# The list of one's games.

games-delete-sure = Delete it for good? It cannot be brought back.

games-turn-title = Your turn
games-next = Next game
games-rest-title = The others
games-your-turn = your turn
games-to-move = { $name } to move
games-their-turn = their turn
games-seat-free = a seat is free
games-called-off = called off
games-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
games-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
games-left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
