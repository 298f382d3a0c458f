# What every page says.

site-title = tres juegos de fichas
site-description = Juega a SIXTH!, Six y 27: contra el ordenador, con alguien o para saber quién tenía razón.
skip-to-content = Ir al contenido
nav-label = Menú principal
nav-play = Jugar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analysis = Análisis
nav-games = Partidas
nav-settings = Ajustes
language-label = Idioma
language-choose = Cambiar
footer-names = Los nombres de los juegos pertenecen a sus editoriales. Trilith no tiene relación con ellas.
needs-script = Esta página necesita JavaScript. Las reglas se pueden leer sin él.
go-home = A la primera página

home-title = Tres juegos. Unos minutos para aprender, mucho tiempo para dominar.
home-unfinished = Tus partidas sin terminar
home-play = Jugar
home-learn = Aprender

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
error-connection = No se puede acceder al servidor. Se vuelve a intentar por sí solo.
error-other-site = Lo ha pedido otro sitio, así que no se ha hecho nada. Vuelve a probar desde este.

refused-unreadable = Esto no es un movimiento en la notación de este juego.
refused-not-your-turn = No es tu turno.
refused-not-at-table = Estás mirando esta partida; solo sus jugadores pueden mover.
refused-stale = La posición ha cambiado entretanto. Mira otra vez y luego mueve.
refused-nothing-to-take-back = No tienes ningún movimiento que deshacer.
refused-too-long = Esta partida es demasiado larga para seguir.

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
new-same-screen = Misma pantalla
new-level = Nivel
new-side = Juegas con
new-side-random = Cualquiera
new-clock = Reloj
new-minutes = Minutos cada uno
new-seconds = Segundos por movimiento
new-clock-none = Sin minutos no hay reloj.
new-start = Empezar

game-board = Tablero
game-moves = Movimientos
game-steps = Recorrer la partida
game-actions = Acciones
game-type-move = Escribir un movimiento
