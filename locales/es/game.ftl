# A game that is being played.

game-your-turn = { $side ->
    [silver] Te toca: juegas con Plata.
    [brown] Te toca: juegas con Marrón.
    [red] Te toca: juegas con Rojo.
    [black] Te toca: juegas con Negro.
   *[white] Te toca: juegas con Blanco.
}
game-turn-of = { $side ->
    [silver] Juega Plata.
    [brown] Juega Marrón.
    [red] Juega Rojo.
    [black] Juega Negro.
   *[white] Juega Blanco.
}
game-thinking = El ordenador piensa…
game-you-won = Has ganado.
game-you-lost = Has perdido.
game-drawn = Empate.
game-won = { $side ->
    [silver] Ha ganado Plata.
    [brown] Ha ganado Marrón.
    [red] Ha ganado Rojo.
    [black] Ha ganado Negro.
   *[white] Ha ganado Blanco.
}
game-declined = El ordenador sigue jugando.
game-watching = Estás mirando.
game-reconnecting = Se ha perdido la conexión. Vuelve por sí sola; no se pierde nada.
game-connected = Conexión recuperada.
game-past = Estás viendo el movimiento { $ply } de { $plies }.
game-to-now = Volver al presente
seat-you = Tú
seat-to-move = le toca
seat-level = Ordenador, nivel { $level }

tool-hint = Pista
tool-take-back = Deshacer
tool-draw = Empate
tool-resign = Abandonar
tool-turn = Girar el tablero
tool-rematch = Revancha
tool-new = Nueva partida
tool-analyse = Analizar
tool-record = Guardar la partida
tool-next = A la siguiente partida
tool-resign-sure = ¿Abandonar esta partida?
tool-hint-none = Aquí no hay ninguna pista.
tool-why = ¿Por qué no puedo mover?
said-hint = Pista: { $text }

confirm-move = Jugar { $text }
confirm-back = Volver
undo-move = Deshacer { $text }

step-first = Al principio
step-back = Un movimiento atrás
step-half = Medio movimiento adelante
step-forward = Un movimiento adelante
step-last = Al final
said-played = { $side ->
    [silver] Plata: { $text }
    [brown] Marrón: { $text }
    [red] Rojo: { $text }
    [black] Negro: { $text }
   *[white] Blanco: { $text }
}
game-clock-left = Quedan { $time }

# A table with others.

game-waiting = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
game-sending = { $text } está en camino. Se enviará en cuanto vuelva la conexión.
game-gone = Esta partida se ha borrado.
game-resumed = El servidor estuvo ausente un rato. Mientras tanto no corrió ningún reloj.
game-watchers = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
state-connecting = Conectando…
state-connected = Con conexión
state-reconnecting = Reconectando…
state-offline = Sin conexión
state-gone = Borrada
title-your-turn = Te toca
title-waiting = Esperando
seat-here = presente
seat-away = ausente
seat-open = Asiento libre
clock-days = { $days } d { $hours } h

tool-abort = Cancelar la partida
tool-abort-sure = ¿Cancelar esta partida? No tendrá resultado.
tool-take-back-offered = Deshacer: pedido
tool-draw-offered = Empate propuesto
tool-rematch-offered = Revancha propuesta

offer-draw = { $name } propone empate.
offer-takeback = { $name } quisiera deshacer un movimiento.
offer-rematch = { $name } quisiera jugar otra vez.
offer-accept = Aceptar
offer-decline = Rechazar
offer-claim-soon = { $name } no está. Después de { $seconds } segundos podrás reclamar la partida.
offer-claim-now = { $name } se ha ido. Puedes reclamar la partida o esperar.
offer-claim = Reclamar la partida
offer-wait = Esperar
said-declined-draw = El empate fue rechazado.
said-declined-takeback = No se aceptó deshacer el movimiento.
said-declined-rematch = La revancha fue rechazada.
said-took-back = Se ha deshecho un movimiento.
said-sat = { $name } se sienta a la mesa.
said-begun = Todos los asientos están ocupados. Empieza la partida.
said-away = { $name } se ha ausentado.
said-back = { $name } está aquí.
said-talk = { $name } dice: { $text }

invite-title = Invita a alguien
invite-text = Envía este enlace. Quien lo abra puede ocupar el asiento libre.
invite-text-team = Envía este enlace a los demás. Quien lo abra puede ocupar un asiento libre.
invite-link = Enlace a esta partida
invite-copy = Copiar
invite-copied = El enlace se ha copiado.
invite-not-copied = No se pudo copiar el enlace. Selecciónalo y cópialo tú.
invite-share = Compartir
invite-share-text = ¿Jugamos a { $game }?
invite-code = Código QR
invite-code-alt = El enlace a esta partida como código QR
invite-listed = La partida aparece también en la sala.
invite-title-from = { $name } te invita a jugar a { $game }
invite-title-somebody = Te invitan a jugar a { $game }
invite-play = { $side ->
    [silver] Jugar con Plata
    [brown] Jugar con Marrón
    [red] Jugar con Rojo
    [black] Jugar con Negro
   *[white] Jugar con Blanco
}
invite-seat = { $side ->
    [red] Rojo, asiento { $number }
   *[black] Negro, asiento { $number }
}
invite-sit = Sentarse aquí
invite-name = Tu nombre
invite-name-about = Si quieres. Los demás lo ven.
invite-watch = También puedes quedarte aquí y mirar.

term-title = Lo acordado
term-you-play = { $side ->
    [silver] Juegas con Plata.
    [brown] Juegas con Marrón.
    [red] Juegas con Rojo.
    [black] Juegas con Negro.
   *[white] Juegas con Blanco.
}
term-no-clock = Sin reloj
term-live = { $seconds ->
    [0] { $minutes } min cada uno
   *[other] { $minutes } min cada uno, { $seconds } s más por movimiento
}
term-days = { $days ->
    [one] Un día por movimiento
   *[other] { $days } días por movimiento
}
term-rated = Puntúa
term-casual = No puntúa
term-take-backs = Se puede deshacer un movimiento si el otro bando acepta
term-no-take-backs = No se deshacen movimientos
term-private = Solo los jugadores ven la partida
term-open = Quien tenga el enlace puede mirar

talk-title = Conversación
talk-text = Mensaje
talk-send = Enviar
talk-unread = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
talk-players = Hasta el final de la partida esto solo lo leen los jugadores.
talk-watchers = Aquí hablan quienes miran. Los jugadores lo leerán cuando acabe la partida.
talk-everybody = La partida ha terminado: esto lo leen todos.
talk-mute = Silenciar la conversación
talk-muted = La conversación está silenciada. No se muestra nada de lo que se dice.

plan-title = Planes
plan-move = Planear un movimiento
plan-answer = Planear una respuesta
plan-choose = Elige el movimiento que se hará cuando te toque.
plan-theirs = ¿Qué podría jugar el otro bando?
plan-mine = ¿Qué respondes?
plan-keep = Guardar
plan-back = Atrás
plan-stop = Terminar
plan-remove = Quitar
plan-premove = Planeado: { $text }
plan-if = Si { $theirs }, entonces…
plan-pair = Si { $theirs }, entonces { $mine }
plan-changed = La posición ha cambiado. Puedes planear de nuevo.
plan-not-now = Tal como está la posición, no estaría permitido.
