# Analysis of games and positions, and boards that are shown in other pages.
# $side: silver brown red black white · $seat: its number, or none where two play · $move, $problem, $what: as they are · all counts are numbers.

## The page on which an analysis begins

analysis-title = Análisis
analysis-about = Mira cualquier partida o posición, por tu cuenta o con el motor. Nada de lo que pruebes aquí cambia una partida.
analysis-draft = Seguir con el análisis que no has guardado
analysis-choose = Empezar con un juego
analysis-any-variant = O cualquier variante, por su nombre
analysis-open = Abrir
analysis-paste = Pegar una partida o una posición
analysis-paste-label = Partida, movimientos o posición
analysis-paste-help = Una partida como texto o JSON; o una variante seguida de movimientos o de una posición, por ejemplo: 27 1:4 9:2
analysis-mine = Mis análisis
analysis-none = Todavía no has guardado ningún análisis.
analysis-untitled = Sin título
analysis-missing-title = No existe ese análisis
analysis-missing = No hay ningún análisis en esta dirección. Quizá el enlace esté incompleto.

## The page of an analysis

analysis-title-of = Análisis de { $variant }
analysis-description = Una posición con sus movimientos y variantes, para mirar y probar cosas.
analysis-board = Tablero
analysis-panels = Análisis
analysis-new = Nuevo análisis
analysis-tab-lines = Motor
analysis-tab-moves = Movimientos
analysis-tab-report = Informe
analysis-tab-share = Compartir
analysis-steps = Recorrer la partida
analysis-first = Al principio
analysis-back = Un movimiento atrás
analysis-half = Medio paso: lo que levanta el próximo movimiento
analysis-half-said = El próximo movimiento es { $move }.
analysis-forward = Un movimiento adelante
analysis-last = Al final
analysis-turn-board = Girar el tablero
analysis-to-move = { $side ->
    [silver] Juega Plata
    [brown] Juega Marrón
    [red] { $seat ->
        [none] Juega Rojo
       *[other] Juega Rojo, asiento { $seat }
    }
    [black] { $seat ->
        [none] Juega Negro
       *[other] Juega Negro, asiento { $seat }
    }
   *[white] Juega Blanco
}
analysis-lost = No se puede acceder al servidor. Tu análisis se conserva aquí.
analysis-again = Intentar de nuevo

## The evaluation bar

analysis-bar = Evaluación
analysis-no-score = Sin evaluar
analysis-chance = { $side ->
    [silver] Plata gana con una probabilidad de { $share }
    [brown] Marrón gana con una probabilidad de { $share }
    [red] Rojo gana con una probabilidad de { $share }
    [black] Negro gana con una probabilidad de { $share }
   *[white] Blanco gana con una probabilidad de { $share }
}
analysis-proven-draw = Demostrado: empate
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Demostrado: gana Plata en { $plies } movimiento
       *[other] Demostrado: gana Plata en { $plies } movimientos
    }
    [brown] { $plies ->
        [one] Demostrado: gana Marrón en { $plies } movimiento
       *[other] Demostrado: gana Marrón en { $plies } movimientos
    }
    [red] { $plies ->
        [one] Demostrado: gana Rojo en { $plies } movimiento
       *[other] Demostrado: gana Rojo en { $plies } movimientos
    }
    [black] { $plies ->
        [one] Demostrado: gana Negro en { $plies } movimiento
       *[other] Demostrado: gana Negro en { $plies } movimientos
    }
   *[white] { $plies ->
        [one] Demostrado: gana Blanco en { $plies } movimiento
       *[other] Demostrado: gana Blanco en { $plies } movimientos
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Demostrado: gana Negro por { $margin } disco
       *[other] Demostrado: gana Negro por { $margin } discos
    }
   *[white] { $margin ->
        [one] Demostrado: gana Blanco por { $margin } disco
       *[other] Demostrado: gana Blanco por { $margin } discos
    }
}
analysis-won = { $side ->
    [silver] Ha ganado Plata
    [brown] Ha ganado Marrón
    [red] Ha ganado Rojo
    [black] Ha ganado Negro
   *[white] Ha ganado Blanco
}

## The engine

analysis-engine = Motor
analysis-line-count = Cuántas líneas
analysis-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
analysis-depth = Profundidad { $depth } · { $nodes } posiciones
analysis-engine-off = El motor está apagado.
analysis-engine-held = El motor está ocupado con otra cosa en esta página.
analysis-engine-over = Aquí la partida ha terminado.
analysis-engine-waiting = El motor va a pensar…
analysis-engine-queued = Todos los motores están ocupados. El tuyo empieza en cuanto uno quede libre; hasta entonces puedes seguir sin él.
analysis-engine-done = { $figures } · listo
analysis-engine-gone = Análisis sin motor: está ocupado o no se puede acceder al servidor.
analysis-think-on = Pensar más

## Moves, comments and variations

analysis-start = Inicio
analysis-no-moves = Todavía no hay movimientos. Haz uno en el tablero: aquí se guarda cada movimiento.
analysis-variation = Variante con { $move }
analysis-type = Escribir un movimiento
analysis-marks = Qué te parece el movimiento
analysis-mark-1 = Buen movimiento
analysis-mark-2 = Error
analysis-mark-3 = Movimiento brillante
analysis-mark-4 = Error grave
analysis-mark-5 = Movimiento interesante
analysis-mark-6 = Movimiento dudoso
analysis-comment = Comentario sobre { $move }
analysis-comment-start = Comentario antes del primer movimiento
analysis-promote = Subir la variante
analysis-promoted = Esta variante va ahora antes que las demás.
analysis-delete = Borrar desde aquí
analysis-deleted = El movimiento y todo lo que lo seguía han desaparecido.
analysis-undo = Recuperar { $move }
analysis-tree-full = En este análisis no caben más movimientos.

## The report

analysis-report-about = El motor mira cada posición de la línea principal y muestra dónde cambió la partida.
analysis-report-how = Cuánto tiempo mirar
analysis-report-quick = Rápido
analysis-report-careful = Con cuidado
analysis-report-deep = A fondo
analysis-report-begin = Hacer el informe
analysis-report-anew = Hacerlo otra vez
analysis-report-stop = Parar
analysis-report-progress = Progreso del informe
analysis-report-going = { $done } de { $all } posiciones
analysis-report-stopped = Parado tras { $done } de { $all } posiciones.
analysis-report-lost = El motor se fue tras { $done } de { $all } posiciones. Lo que encontró se queda.
analysis-report-clean = No se han encontrado errores.
analysis-report-done = { $count ->
    [one] El informe está listo: { $count } error.
   *[other] El informe está listo: { $count } errores.
}
analysis-report-keep = Anotar esto en los movimientos
analysis-report-kept = Las marcas y los movimientos mejores están ahora en los movimientos.
analysis-graph = Probabilidad de ganar del primer bando, movimiento a movimiento
analysis-graph-said = { $side ->
    [silver] Probabilidad de ganar de Plata, movimiento a movimiento; { $share } al final
    [red] Probabilidad de ganar de Rojo, movimiento a movimiento; { $share } al final
   *[black] Probabilidad de ganar de Negro, movimiento a movimiento; { $share } al final
}
analysis-inaccuracy = Imprecisión
analysis-mistake = Error
analysis-blunder = Error grave
analysis-missed-win = Dejó pasar una victoria demostrada
analysis-better = Mejor: { $move }
analysis-accuracy = { $value } % de precisión
analysis-judged = Imprecisiones: { $inaccuracies } · errores: { $mistakes } · errores graves: { $blunders }

## Saving and sharing

analysis-study-title = Título
analysis-save = Guardar
analysis-save-copy = Guardar como mío
analysis-saved = Guardado. Quien tenga el enlace puede verlo.
analysis-unsaved = Hay cambios sin guardar.
analysis-not-saved = No ha funcionado. No se ha perdido nada; inténtalo de nuevo.
analysis-link = Enlace a esta posición
analysis-frame = Tablero para tu propia página
analysis-copy = Copiar
analysis-copy-of = Copiar: { $what }
analysis-copied = Copiado.
analysis-not-copied = El navegador no permite copiar. Selecciona el texto y cópialo tú.
analysis-copy-text = Copiar la partida
analysis-take-text = Descargar texto
analysis-take-json = Descargar JSON
analysis-print = Imprimir
analysis-pictures = Imágenes
analysis-picture-svg = Imagen (SVG)
analysis-picture-png = Imagen (PNG)
analysis-picture-gif = Animación (GIF)
analysis-picture-qr = Código QR
analysis-play-on = Jugar desde aquí

## Setting up a position by hand

analysis-setup = Montar una posición
analysis-setup-short = Montar
analysis-setup-about = { $game ->
    [six] Elige una loseta y luego una casilla de la mesa.
   *[other] Elige una pieza y luego un sitio del tablero. La pieza queda encima de lo que haya.
}
analysis-tools = Pieza
analysis-tool = { $piece ->
    [silver-pawn] Peón plateado
    [silver-hunchback] Jorobado plateado
    [silver-giant] Gigante plateado
    [brown-pawn] Peón marrón
    [brown-hunchback] Jorobado marrón
    [brown-giant] Gigante marrón
    [milady-milady] Milady
    [red-tile] Loseta roja
    [graphite-tile] Loseta negra
    [ebony-disc] Disco negro
    [ivory-disc] Disco blanco
    [stone-disc] Disco gris
   *[end-disc] Disco rojo
}
analysis-tool-take = Quitar
analysis-tool-field = Quitar la casilla
analysis-turn = A quién le toca
analysis-seat = { $side ->
    [silver] Plata
    [brown] Marrón
    [red] { $seat ->
        [none] Rojo
       *[other] Rojo, asiento { $seat }
    }
    [black] { $seat ->
        [none] Negro
       *[other] Negro, asiento { $seat }
    }
   *[white] Blanco
}
analysis-round = Fase
analysis-round-name = { $round ->
    [1] Primera: poner losetas
   *[2] Segunda: mover losetas
}
analysis-points = Puntos de rey
analysis-clear = Vaciar el tablero
analysis-from-start = Posición inicial
analysis-use = Analizar esta posición
analysis-cancel = Cancelar
analysis-setup-good = Esta posición se puede jugar.
analysis-setup-over = Esta posición es posible, pero en ella la partida ha terminado.
analysis-setup-problem = Esta posición no se puede jugar: { $problem }
analysis-setup-tiles = En la primera fase Rojo tiene en la mesa tantas losetas como Negro, o una más, y aún quedan losetas en las manos. Ahora hay: losetas rojas { $red }, losetas negras { $black }.
analysis-setup-apart = Las losetas no están unidas: cada una debe tocar otra.
analysis-setup-discs = { $disc ->
    [black] Hay nueve discos negros, y en la línea hay { $count }.
   *[white] Hay nueve discos blancos, y en la línea hay { $count }.
}

## Boards in other pages

analysis-embed-full = Analizar en Trilith
analysis-step-of = { $step } de { $all }
