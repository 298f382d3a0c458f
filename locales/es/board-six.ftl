# The board of Six: an endless field of hexagonal tiles.

six-field = Campo de Six
six-help = Las flechas van de casilla en casilla, Intro elige. N y P van a la siguiente y a la anterior casilla que se puede elegir, Inicio al centro. Escape devuelve una loseta. Más, menos y cero cambian cuánto se ve del campo.
six-larger = Más grande
six-smaller = Más pequeño
six-fit = Ver todo el campo

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Fila { $row }
six-cell-empty = { $cell }: vacía.
six-cell-free = { $cell }: vacía, aquí se puede poner una loseta.
six-cell-open = { $cell }: vacía, aquí se puede poner una loseta sea cual sea el grupo que se quede.
six-tile = { $side ->
    [red] { $cell }: loseta roja.
   *[black] { $cell }: loseta negra.
}
six-tile-free = { $side ->
    [red] { $cell }: loseta roja, se puede levantar.
   *[black] { $cell }: loseta negra, se puede levantar.
}
six-tile-picked = { $side ->
    [red] { $cell }: loseta roja, levantada.
   *[black] { $cell }: loseta negra, levantada.
}
six-tile-lost = { $side ->
    [red] { $cell }: loseta roja, sería capturada.
   *[black] { $cell }: loseta negra, sería capturada.
}
six-tile-group = { $side ->
    [red] { $cell }: loseta roja del grupo { $group }. Elígela para que este grupo se quede.
   *[black] { $cell }: loseta negra del grupo { $group }. Elígela para que este grupo se quede.
}
six-tile-stays = { $side ->
    [red] { $cell }: loseta roja del grupo { $group }, que se queda.
   *[black] { $cell }: loseta negra del grupo { $group }, que se queda.
}
six-also-last = El último movimiento llegó aquí.
six-also-left = El último movimiento salió de aquí.
six-also-six = Parte del seis ganador.
six-also-missing = { $side ->
    [red] Completaría un seis para Rojo.
   *[black] Completaría un seis para Negro.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Loseta de { $cell } levantada. Hay { $count } casilla donde ponerla.
   *[other] Loseta de { $cell } levantada. Hay { $count } casillas donde ponerla.
}
six-said-losing = { $lost ->
    [one] Loseta de { $cell } levantada. Se capturaría { $lost } loseta. Casillas donde ponerla: { $count }.
   *[other] Loseta de { $cell } levantada. Se capturarían { $lost } losetas. Casillas donde ponerla: { $count }.
}
six-said-groups = Loseta de { $cell } levantada. Hay { $groups } grupos igual de grandes: toca el que debe quedarse o pulsa su número.
six-said-group = { $lost ->
    [one] Se queda el grupo { $group }. Se capturaría { $lost } loseta. Casillas donde poner la loseta: { $count }.
   *[other] Se queda el grupo { $group }. Se capturarían { $lost } losetas. Casillas donde poner la loseta: { $count }.
}
six-said-which = ¿Qué grupo se queda? Tócalo o pulsa su número, de 1 a { $groups }.
six-said-back = La loseta vuelve a { $cell }.
six-said-nothing = { $cell }: aquí no hay nada que elegir.

# The strips of the seats.
six-seat = { $side ->
    [red] Rojo
   *[black] Negro
}
six-seat-numbered = { $side ->
    [red] Rojo (asiento { $seat })
   *[black] Negro (asiento { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Rojo { $seat }
   *[black] Negro { $seat }
}
six-hand = { $count ->
    [0] { $name }: ninguna loseta en la mano.
    [one] { $name }: { $count } loseta en la mano.
   *[other] { $name }: { $count } losetas en la mano.
}
six-turn = Le toca a { $name }.
six-on-table = { $count ->
    [one] { $count } loseta en la mesa
   *[other] { $count } losetas en la mesa
}
six-quiet = { $count } de 100 turnos sin captura

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Primera fase, se ponen losetas de las manos. En la mesa: losetas rojas { $red }, losetas negras { $black }.
six-summary-two = Segunda fase, se levantan losetas y se ponen en otro sitio. En la mesa: losetas rojas { $red }, losetas negras { $black }.
six-summary-row = Fila { $row }: { $tiles }.
six-summary-tile = { $side ->
    [red] roja en { $column }
   *[black] negra en { $column }
}
