# La sala: partidas que esperan a alguien y partidas para ver.

lobby-title = Sala
lobby-about = Ocupa un asiento libre u ofrece tú una partida.
lobby-offer = Ofrecer una partida
lobby-seeks = Esperan a alguien
lobby-no-seeks = Ahora mismo nadie espera rival. Ofrece una partida y aparecerá aquí.
lobby-sit = Jugar
lobby-own = Tu oferta
lobby-open = Abrir
lobby-games = Partidas para ver
lobby-no-games = Ahora mismo no hay nada que ver.
lobby-rated = puntúa
lobby-bot = bot
lobby-side = { $side ->
    [silver] juegas con Plata
    [brown] juegas con Marrón
    [red] juegas con Rojo
    [black] juegas con Negro
   *[white] juegas con Blanco
}
lobby-time-none = sin reloj
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } día por movimiento
   *[other] { $days } días por movimiento
}
lobby-seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lobby-gone = ya no está libre
lobby-stale = La lista no se puede actualizar ahora mismo. Se vuelve a intentar sin que hagas nada.
