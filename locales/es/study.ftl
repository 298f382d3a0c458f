# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Aprender
study-lead = Unos minutos para cada juego, en un tablero que responde. Después, una lección corta para cada variante y cada pieza especial.
# $game: the name of a game
study-game-title = Aprender { $game }
study-lessons-title = Lecciones
study-lessons = { $count ->
    [one] { $count } lección
   *[other] { $count } lecciones
}
study-progress = { $count ->
    [one] { $done } de { $count } lección terminada
   *[other] { $done } de { $count } lecciones terminadas
}
study-progress-all = Todas las lecciones terminadas
study-begin = Empezar
study-continue = Continuar
study-once-more = Empezar de nuevo
study-puzzles = Problemas
study-rules = Reglas
study-rules-complete = Las reglas completas
study-rules-about = Para leer e imprimir
study-more = Después
study-done = terminada
study-begun = empezada

study-board = Tablero
study-lesson = Lección
study-steps = Pasos
study-step = Paso { $step } de { $count }
study-go-to-step = Ir al paso { $step }
study-back = Atrás
study-next = Siguiente
study-finish = Terminar
study-again = Jugarlo otra vez
study-try-again = Probar otra vez
study-show = Muéstramelo
study-your-turn = Te toca mover.
study-watch = Mira.
study-first-answer = Primero haz un movimiento en el tablero. La respuesta abre el camino.
study-shown = Ese es el movimiento. Ahora hazlo tú.
study-refused = Prueba otro movimiento.
study-no-connection = No se puede acceder al servidor. Repite tu movimiento dentro de un momento.
study-no-board = No se ha podido cargar el tablero. Vuelve a cargar la página.

study-finished = ¡Bien hecho!
study-finished-next = La lección ha terminado. Ahora viene «{ $title }».
study-finished-all = Esta era la última lección de { $game }. Ahora toca jugar.
study-next-lesson = Lección siguiente
study-all-lessons = Todas las lecciones
study-restart = Otra vez desde el primer paso

## Puzzles

puzzle-title = Problemas
puzzle-lead = Posiciones de partidas del ordenador contra sí mismo. Quien tiene el turno puede ganar: descubre cómo.
puzzle-one = Problema
puzzle-game-title = Problemas de { $game }
puzzle-number = Problema { $number }
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzle-progress = { $count ->
    [one] { $done } de { $count } problema resuelto
   *[other] { $done } de { $count } problemas resueltos
}
puzzle-streak = Racha { $now } · mejor { $best }
puzzle-start = Empezar
puzzle-all = Todos los problemas
puzzle-solved = resuelto
puzzle-solved-before = Ya resuelto
puzzle-grade = Dificultad
puzzle-grade-next = Dificultad del próximo
puzzle-grade-any = Cualquiera
puzzle-grade-1 = Muy fácil
puzzle-grade-2 = Fácil
puzzle-grade-3 = Media
puzzle-grade-4 = Difícil
puzzle-grade-5 = Muy difícil
puzzle-all-solved = Has resuelto todos estos. Elige otros, o empieza con ellos de nuevo.
puzzle-forget = Empezar de nuevo

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Juega Plata. Encuentra cómo ganar.
    [brown] Juega Marrón. Encuentra cómo ganar.
    [red] Juega Rojo. Encuentra cómo ganar.
    [black] Juega Negro. Encuentra cómo ganar.
   *[white] Juega Blanco. Encuentra cómo ganar.
}
puzzle-find-one = { $side ->
    [silver] Juega Plata. Encuentra el movimiento que gana.
    [brown] Juega Marrón. Encuentra el movimiento que gana.
    [red] Juega Rojo. Encuentra el movimiento que gana.
    [black] Juega Negro. Encuentra el movimiento que gana.
   *[white] Juega Blanco. Encuentra el movimiento que gana.
}
puzzle-right = Correcto. Sigue: ¿y ahora?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Esto no gana. Prueba otra vez, o mira la solución.
puzzle-not-known = No se ha encontrado ninguna victoria tras esto. Prueba otra vez, o mira la solución.
puzzle-checking = Comprobando si esto también gana…
puzzle-done = ¡Resuelto!
puzzle-done-other = ¡Resuelto! Esto también gana.
puzzle-done-after = Resuelto, aunque no a la primera.
puzzle-only-move = ¡Resuelto! Solo gana este movimiento.
puzzle-shown = Así se gana.
puzzle-showing = La solución:
puzzle-solution = Ver la solución
puzzle-rest = Ver cómo acaba
puzzle-again = Desde el principio
puzzle-next = Problema siguiente
puzzle-analysis = Analizar esta posición

## Rules

# $game: the name of a game
rules-title = Reglas de { $game }
rules-contents = Contenido
rules-print = Imprimir
rules-lessons = Aprender jugando
rules-others = Reglas de los otros juegos:
