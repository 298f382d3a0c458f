# The list of one's games.

games-delete-sure = Eliminare per sempre? Non si potrà recuperare.

games-turn-title = Tocca a te
games-next = Prossima partita
games-rest-title = Le altre
games-your-turn = tocca a te
games-to-move = tocca a { $name }
games-their-turn = tocca all’avversario
games-seat-free = c’è un posto libero
games-called-off = annullata
games-left-days = { $count ->
    [one] resta { $count } giorno
   *[other] restano { $count } giorni
}
games-left-hours = { $count ->
    [one] resta { $count } ora
   *[other] restano { $count } ore
}
games-left-minutes = { $count ->
    [one] resta { $count } minuto
   *[other] restano { $count } minuti
}
