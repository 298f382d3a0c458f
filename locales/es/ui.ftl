# What every page says.

site-title = tres juegos de fichas
site-description = Juega a SIXTH!, Six y 27: contra el ordenador, con alguien o para saber quién tenía razón.
skip-to-content = Ir al contenido
nav-label = Menú principal
nav-play = Jugar
nav-lobby = Sala
nav-learn = Aprender
nav-puzzles = Problemas
nav-analysis = Análisis
nav-games = Partidas
nav-settings = Ajustes
nav-account = Cuenta
language-label = Idioma
language-choose = Cambiar
footer-names = Los nombres de los juegos pertenecen a sus editoriales. Trilith no tiene relación con ellas.
footer-api = Para programas
needs-script = Esta página necesita JavaScript. Las reglas se pueden leer sin él.
go-home = A la primera página

home-title = Tres juegos. Unos minutos para aprender, mucho tiempo para dominar.
home-unfinished = Tus partidas sin terminar
home-play = Jugar
home-learn = Aprender
home-lobby = { $count ->
    [0] Jugar con otros: a la sala
    [one] { $count } partida espera a alguien: a la sala
   *[other] { $count } partidas esperan a alguien: a la sala
}
home-your-turn = { $count ->
    [one] Te toca en { $count } partida
   *[other] Te toca en { $count } partidas
}

seat-computer = Ordenador, nivel { $level }
seat-same-screen = Misma pantalla
seat-guest = Invitado
games-plies = { $count ->
    [one] { $count } movimiento
   *[other] { $count } movimientos
}
games-going-on = en curso

error-not-found-title = Aquí no hay nada
error-not-found = No hay nada en esta dirección. Quizá el enlace esté incompleto.
error-no-game-title = No existe esa partida
error-no-game = No hay ninguna partida en esta dirección. Quizá el enlace esté incompleto o la partida se haya borrado.
error-server-title = Algo ha ido mal
error-server = El servidor no ha podido hacerlo. No se ha perdido nada; inténtalo de nuevo.
error-unreadable = Esto no se puede leer: { $problem }
error-too-many-games = Tienes tantas partidas como se pueden guardar. Borra algunas antes.
error-too-many-seeks = Ofreces bastantes partidas en la sala. Espera a que alguien acepte una o cancela alguna.
refused-not-yours-alone = En esta partida juegan otras personas, así que no se puede borrar.
refused-blocked = No puedes jugar con esta persona.
refused-banned = El anfitrión de este sitio te ha excluido.
refused-too-fast = Escribes demasiado rápido. Espera un momento.
refused-between-people = No hay pistas en una partida entre personas.
error-too-many-tables = Sigues demasiadas mesas a la vez.
error-other-site = Esta página pertenece a otro sitio y no puede conectarse aquí.
error-connection = No se puede acceder al servidor. Se vuelve a intentar por sí solo.
error-busy = El servidor tiene demasiado trabajo en este momento. Inténtalo de nuevo dentro de un instante.
error-too-fast = Han sido demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
error-too-many-sockets = Hay demasiadas conexiones abiertas desde aquí. Cierra algunas páginas e inténtalo de nuevo.

refused-unreadable = Esto no es un movimiento en la notación de este juego.
refused-not-your-turn = No es tu turno.
refused-not-at-table = Estás mirando esta partida; solo sus jugadores pueden mover.
refused-stale = La posición ha cambiado entretanto. Mira otra vez y luego mueve.
refused-nothing-to-take-back = No tienes ningún movimiento que deshacer.
refused-too-long = Esta partida es demasiado larga para seguir.
refused-waiting = Aún queda un sitio libre. La partida empieza cuando todos los sitios están ocupados.
refused-no-take-backs = Se acordó que en esta partida no se deshacen movimientos.
refused-no-free-seat = Todos los sitios de esta mesa están ocupados. Puedes mirar.
refused-seat-taken = Otra persona ha ocupado este sitio.
refused-other-side = Ya juegas con el otro bando.
refused-needs-account = Esta partida puntúa. Para jugar en ella necesitas una cuenta.
refused-offer-stands = Ya lo has propuesto; ahora le toca responder al otro bando.
refused-offered-before = Ya lo has propuesto. Puedes volver a proponerlo después de tu próximo movimiento.
refused-rematch-declined = El otro bando no quiere otra partida ahora.
refused-no-offer = Ya no hay nada que rechazar.
refused-too-late-to-abort = Los dos bandos han movido, así que la partida ya no se puede anular. Puedes abandonar u ofrecer empate.
refused-not-begun = Los dos bandos tienen que mover antes de que se pueda reclamar la victoria.
refused-no-live-clock = Solo se puede reclamar la victoria cuando los demás se van en una partida con reloj.
refused-not-absent = Puedes reclamar la victoria cuando el otro bando lleve { $seconds } segundos fuera.
refused-not-over = La partida sigue; podrá empezar otra cuando termine.
refused-called-off = Esta partida se anuló; no hay revancha.
refused-continued = La siguiente partida ya ha empezado.
refused-your-turn = Es tu turno: haz tu movimiento.
refused-no-plans = Esto no se puede planear en esta mesa.
refused-plan-too-large = Este plan es demasiado grande: un plan tiene hasta 30 líneas de hasta 20 movimientos.
refused-too-many-plans = Has cambiado tu plan demasiadas veces. Puedes volver a planear después de tu próximo movimiento.
refused-other-room = Quienes juegan hablan entre sí, y quienes miran también hablan entre sí.
refused-nothing-said = Aún no hay nada que enviar: escribe algo primero.
refused-too-much-said = Este mensaje es demasiado largo: puede tener { $most } caracteres.
refused-talk-full = Se ha hablado tanto en esta mesa que no cabe más.

ending-resigned = { $side ->
    [silver] Plata ha abandonado.
    [brown] Marrón ha abandonado.
    [red] Rojo ha abandonado.
    [black] Negro ha abandonado.
   *[white] Blanco ha abandonado.
}
ending-flagged = { $side ->
    [silver] A Plata se le acabó el tiempo.
    [brown] A Marrón se le acabó el tiempo.
    [red] A Rojo se le acabó el tiempo.
    [black] A Negro se le acabó el tiempo.
   *[white] A Blanco se le acabó el tiempo.
}
ending-abandoned = { $side ->
    [silver] Plata ha dejado la partida.
    [brown] Marrón ha dejado la partida.
    [red] Rojo ha dejado la partida.
    [black] Negro ha dejado la partida.
   *[white] Blanco ha dejado la partida.
}
ending-aborted = { $side ->
    [silver] Plata ha anulado la partida.
    [brown] Marrón ha anulado la partida.
    [red] Rojo ha anulado la partida.
    [black] Negro ha anulado la partida.
   *[white] Blanco ha anulado la partida.
}
ending-agreed = Empate acordado.

settings-title = Ajustes
settings-keys = Teclas
keys-arrows = Ir de un sitio a otro del tablero
keys-enter = Elegir una pieza y luego adónde va
keys-digits = Cuántas levantar, o qué grupo se queda
keys-escape = Devolver lo levantado
keys-steps = Un movimiento atrás, un movimiento adelante
keys-turn = Girar el tablero
keys-engine = En un análisis, encender o apagar el motor
keys-type = Escribir un movimiento

games-title = Tus partidas
games-none = Todavía no hay partidas. La primera está a dos clics.
games-delete = Borrar
studies-title = Tus análisis
studies-none = Todavía no hay análisis. Cualquier partida o posición puede serlo.
studies-new = Nuevo análisis
study-untitled = Sin título

new-title = Nueva partida
new-from-position = Desde una posición de
new-game = Juego
new-variant = Variante
new-every-option = Todas las opciones
new-variant-text = Esto es
new-opponent = Rival
new-computer = Ordenador
new-friend = Un amigo, por enlace
new-same-screen = Misma pantalla
new-level = Nivel
new-side = Juegas con
new-side-random = Cualquiera
new-clock = Reloj
new-clock-none = Ninguno
new-clock-live = Minutos
new-clock-days = Días
new-minutes = Minutos cada uno
new-seconds = Segundos por movimiento
new-days = Días por movimiento
new-terms = Lo acordado
new-take-backs = Se pueden deshacer movimientos
new-private = Solo los jugadores ven la partida
new-listed = Se muestra en la sala: cualquiera puede ocupar el asiento
new-rated = Puntúa
new-rated-needs = Solo para dos jugadores con cuenta.
new-invite = Invitar
new-start = Empezar

game-board = Tablero
game-moves = Movimientos
game-steps = Recorrer la partida
game-actions = Acciones
game-type-move = Escribir un movimiento
