# The list of one's games.

games-delete-sure = Voorgoed verwijderen? Terughalen kan niet.

games-turn-title = Jij bent aan zet
games-next = Volgende partij
games-rest-title = De andere
games-your-turn = jij bent aan zet
games-to-move = { $name } is aan zet
games-their-turn = de tegenstander is aan zet
games-seat-free = er is een plaats vrij
games-called-off = afgelast
games-left-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
}
games-left-hours = { $count ->
    [one] nog { $count } uur
   *[other] nog { $count } uur
}
games-left-minutes = { $count ->
    [one] nog { $count } minuut
   *[other] nog { $count } minuten
}
