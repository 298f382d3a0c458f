# Otras personas.

profile-since = Aquí desde
profile-bot = bot
profile-bot-about = Con esta cuenta juega un programa.
profile-closed = Quien administra este sitio ha cerrado esta cuenta.
profile-you = Eres tú.
profile-ratings = Puntuaciones
profile-no-ratings = Todavía no hay partidas que puntúen.
profile-rated-games = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
profile-uncertain = aún insegura
profile-graph = { $count ->
    [one] La puntuación pasó de { $first } a { $last } en { $count } partida.
   *[other] La puntuación pasó de { $first } a { $last } en { $count } partidas, entre { $lowest } y { $highest }.
}
profile-games = Últimas partidas
profile-no-games = Todavía no hay partidas que mostrar.
profile-won = ganada
profile-lost = perdida
profile-drawn = empatada
profile-block = Bloquear
profile-unblock = Desbloquear
profile-block-about = Quien está bloqueado no puede sentarse a tus mesas, y no ves sus ofertas.
profile-blocked = Bloqueado. Ya no os encontraréis en ninguna mesa.
profile-unblocked = Desbloqueado.
profile-report = Denunciar
profile-report-text = ¿Qué ha pasado?
profile-report-about = Solo lo lee quien administra este sitio.
profile-report-send = Enviar
profile-report-sent = Gracias. Lo leerá quien administra este sitio.
profile-unknown-title = Nadie con ese nombre
profile-unknown = Aquí nadie se llama así. Quizá se escribe de otra forma o la cuenta se borró.
