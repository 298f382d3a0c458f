# The list of one's games.

games-delete-sure = Endgültig löschen? Das lässt sich nicht zurückholen.

games-turn-title = Du bist am Zug
games-next = Nächste Partie
games-rest-title = Die übrigen
games-your-turn = du bist am Zug
games-to-move = { $name } ist am Zug
games-their-turn = die andere Seite ist am Zug
games-seat-free = ein Platz ist frei
games-called-off = abgesagt
games-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
games-left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
games-left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
