# The list of one's games.

games-delete-sure = ¿Borrar para siempre? No se podrá recuperar.

games-turn-title = Te toca
games-next = Siguiente partida
games-rest-title = Las demás
games-your-turn = te toca
games-to-move = le toca a { $name }
games-their-turn = le toca al rival
games-seat-free = hay un asiento libre
games-called-off = cancelada
games-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
games-left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
}
games-left-minutes = { $count ->
    [one] queda { $count } minuto
   *[other] quedan { $count } minutos
}
