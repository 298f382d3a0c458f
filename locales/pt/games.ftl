# The list of one's games.

games-delete-sure = Apagar para sempre? Não se pode recuperar.

games-turn-title = É a sua vez
games-next = Partida seguinte
games-rest-title = As outras
games-your-turn = é a sua vez
games-to-move = é a vez de { $name }
games-their-turn = é a vez do adversário
games-seat-free = há um lugar livre
games-called-off = cancelada
games-left-days = { $count ->
    [one] falta { $count } dia
   *[other] faltam { $count } dias
}
games-left-hours = { $count ->
    [one] falta { $count } hora
   *[other] faltam { $count } horas
}
games-left-minutes = { $count ->
    [one] falta { $count } minuto
   *[other] faltam { $count } minutos
}
