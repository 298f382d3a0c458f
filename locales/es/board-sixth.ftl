# The board of SIXTH!. $square is a name like c3 and is never translated.

sixth-board = Tablero de SIXTH!
# One piece. P, H and G are Silver's pawn, Hunchback and Giant, p, h and g Brown's.
sixth-piece = { $letter ->
    [P] Peón plateado
    [H] Jorobado plateado
    [G] Gigante plateado
    [p] Peón marrón
    [h] Jorobado marrón
    [g] Gigante marrón
   *[M] Milady
}

# What is on a square.
sixth-square-empty = { $square }: vacía.
sixth-square-single = { $square }: una sola pieza, { $pieces }, { $rank ->
    [pawn] se mueve como un peón
    [rook] se mueve como una torre
    [knight] se mueve como un caballo
    [bishop] se mueve como un alfil
    [queen] se mueve como una reina
   *[king] un rey
}.
sixth-square-tower = { $square }: pila de altura { $height }, { $rank ->
    [pawn] se mueve como un peón
    [rook] se mueve como una torre
    [knight] se mueve como un caballo
    [bishop] se mueve como un alfil
    [queen] se mueve como una reina
   *[king] un rey
}. Desde arriba: { $pieces }.
sixth-square-target = Puedes ir aquí.
sixth-square-struck = Ahora no: desharía el último movimiento.
sixth-square-must = Hay que cubrir a Milady.
sixth-square-king = Este es el rey.

# What has been taken in hand. $squares is a list like: a3, b4, c5.
sixth-lifted = { $count ->
    [one] Levantada { $count } pieza de { $square }.
   *[other] Levantadas { $count } piezas de { $square }.
} { $targets ->
    [one] { $targets } casilla de llegada: { $squares }.
   *[other] { $targets } casillas de llegada: { $squares }.
}
sixth-lifted-nowhere = { $count ->
    [one] Levantada { $count } pieza de { $square }, pero no puede ir a ninguna parte.
   *[other] Levantadas { $count } piezas de { $square }, pero no pueden ir a ninguna parte.
}
sixth-chosen = { $targets ->
    [0] { $piece }: ahora no se puede colocar.
    [one] { $piece }: { $targets } casilla donde colocar esta pieza.
   *[other] { $piece }: { $targets } casillas donde colocar esta pieza.
}
sixth-put-back = Devuelto a su sitio.
sixth-nothing-to-place = No has elegido ninguna pieza para colocar.

# The strips beside the board.
sixth-reserve = { $side ->
    [silver] Reserva de Plata
   *[brown] Reserva de Marrón
}
sixth-reserve-points = { $side ->
    [silver] { $points ->
        [one] Ejército de Plata: queda { $points } punto
       *[other] Ejército de Plata: quedan { $points } puntos
    }
   *[brown] { $points ->
        [one] Ejército de Marrón: queda { $points } punto
       *[other] Ejército de Marrón: quedan { $points } puntos
    }
}
# The number is also written on the button, so it should stay a figure.
sixth-left = { $piece }, quedan { $count }
sixth-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sixth-kings = { $side ->
    [silver] { $points ->
        [one] Plata ha hecho { $points } rey
       *[other] Plata ha hecho { $points } reyes
    }
   *[brown] { $points ->
        [one] Marrón ha hecho { $points } rey
       *[other] Marrón ha hecho { $points } reyes
    }
}

# Choosing how many pieces to lift, and looking into a tower.
sixth-count = Cuántas levantar
# The number is also written on the button, so it should stay a figure.
sixth-count-of = { $count ->
    [one] Levantar { $count } pieza
   *[other] Levantar { $count } piezas
}
sixth-cancel = Devolver
sixth-pass = Pasar
sixth-inside = { $square }, altura { $height }, de arriba abajo
sixth-title = { $square }: { $rank ->
    [pawn] peón
    [rook] torre
    [knight] caballo
    [bishop] alfil
    [queen] reina
   *[king] rey
}, altura { $height }
sixth-lift-down-to = { $piece }: { $count ->
    [one] levantar esta pieza
   *[other] levantar estas { $count } piezas
}
sixth-close = Cerrar
