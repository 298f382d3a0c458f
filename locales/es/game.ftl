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
