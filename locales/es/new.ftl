# Choosing a game.

level-1 = Acaba de aprender las reglas.
level-2 = Ve lo que se puede ganar ahora.
level-3 = Juega por diversión.
level-4 = No va dejando regalos.
level-5 = Mira un poco más allá.
level-6 = Buena compañía para una tarde.
level-7 = Sabe lo que quiere.
level-8 = Fuerte.
level-9 = Muy fuerte.
level-10 = Lo da todo.
new-milady-none = No está en juego
new-milady-on = En { $square }
new-pieces = Piezas
new-pieces-pawns = Solo peones
new-army-open = Se gasta al jugar
new-army-fixed = Se elige antes de la partida
new-army-points = { $used } de { $budget } puntos
new-impossible = Estas opciones no combinan entre sí, o un ejército cuesta demasiado.
