# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.
# $side: silver brown red black white · $piece: pawn hunchback giant milady · $rank: pawn rook knight bishop queen king
# $shape: line triangle circle · $disc and $top: black white grey red · $square, $from, $to, $cell, $field: as in the notation
# $pieces, $count, $most, $least and $step are numbers.

## Any game

illegal-over = La partida ha terminado: no hay más movimientos. Puedes repasarla o empezar otra.
illegal-needless-pass = No permitido: solo puedes pasar si no tienes otro movimiento, y ahora tienes uno.
illegal-other-game = No permitido: este movimiento es de otro juego.

## SIXTH!

illegal-sixth-occupied = No permitido: { $square } no está vacía. Las piezas nuevas van en casillas vacías.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Imposible: Plata no tiene un Jorobado que colocar, o le faltan puntos.
            [giant] Imposible: Plata no tiene un Gigante que colocar, o le faltan puntos.
            [milady] Imposible: Plata no tiene a Milady para colocarla.
           *[pawn] Imposible: a Plata no le quedan peones que colocar. Mueve una pila.
        }
       *[brown] { $piece ->
            [hunchback] Imposible: Marrón no tiene un Jorobado que colocar, o le faltan puntos.
            [giant] Imposible: Marrón no tiene un Gigante que colocar, o le faltan puntos.
            [milady] Imposible: Marrón no tiene a Milady para colocarla.
           *[pawn] Imposible: a Marrón no le quedan peones que colocar. Mueve una pila.
        }
    }
illegal-sixth-no-milady = Imposible: esta partida se juega sin Milady.
illegal-sixth-milady-on-board = Imposible: Milady ya está en el tablero, en { $square }.
illegal-sixth-not-on-edge = No permitido: Milady se coloca en el borde del tablero, y { $square } no está en el borde.
illegal-sixth-not-your-milady = { $side ->
        [silver] No permitido: solo Plata pagó por Milady, así que solo Plata puede colocarla o moverla. Aun así puedes cubrirla.
       *[brown] No permitido: solo Marrón pagó por Milady, así que solo Marrón puede colocarla o moverla. Aun así puedes cubrirla.
    }
illegal-sixth-no-stack = No hay nada en { $square }. Elige una pila para mover.
illegal-sixth-wrong-count = { $pieces ->
        [one] Imposible: no se pueden tomar { $count } de { $square }, donde hay una sola pieza.
       *[other] Imposible: no se pueden tomar { $count } de { $square }, donde hay { $pieces } piezas. Toma entre 1 y { $pieces }.
    }
illegal-sixth-too-tall = No permitido: la pila de { $square } tiene altura seis o más. No se puede mover, solo caer sobre ella.
illegal-sixth-empty-target = No permitido: { $square } está vacía, y un movimiento acaba sobre otra pila.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Fuera de alcance: { $from } se mueve como un peón, un paso hacia arriba, abajo, la izquierda o la derecha, y no llega a { $to }.
        [rook] Fuera de alcance: { $from } se mueve como una torre, recta hasta la primera pila de su camino, y no llega a { $to }.
        [knight] Fuera de alcance: { $from } se mueve como un caballo, dos casillas y una hacia un lado, y no llega a { $to }.
        [bishop] Fuera de alcance: { $from } se mueve como un alfil, en diagonal hasta la primera pila de su camino, y no llega a { $to }.
        [king] Fuera de alcance: { $from } es un rey y no se mueve a { $to }.
       *[queen] Fuera de alcance: { $from } se mueve como una reina, en cualquier dirección hasta la primera pila de su camino, y no llega a { $to }.
    }
illegal-sixth-on-hunchback = No permitido: hay un Jorobado encima de { $square }, y no se le puede poner nada encima.
illegal-sixth-takes-back = { $side ->
        [silver] No permitido: esto desharía el último movimiento de Plata. Juega otra cosa ahora; en el próximo turno quizá se pueda.
       *[brown] No permitido: esto desharía el último movimiento de Marrón. Juega otra cosa ahora; en el próximo turno quizá se pueda.
    }
illegal-sixth-milady-waits = No permitido: Milady es visible en { $square } y puedes cubrirla, así que debes hacerlo.

ending-sixth-king = { $side ->
        [silver] Gana Plata con un rey en { $square }.
       *[brown] Gana Marrón con un rey en { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Gana Plata con seis puntos.
       *[brown] Gana Marrón con seis puntos.
    }
ending-sixth-passes-won = { $side ->
        [silver] Los dos jugadores pasaron. Plata tiene más puntos y gana.
       *[brown] Los dos jugadores pasaron. Marrón tiene más puntos y gana.
    }
ending-sixth-passes-drawn = Empate: los dos jugadores pasaron.
ending-repetition = Empate: esta posición se da por tercera vez.

## Six

illegal-six-hands-not-empty = Todavía no: la loseta de { $cell } se queda ahí hasta que todas las manos estén vacías. Pon una loseta de tu mano.
illegal-six-hands-empty = No tienes en la mano ninguna loseta que poner en { $cell }. Mueve una de las tuyas que están en la mesa.
illegal-six-not-origin = La primera loseta va en 0,0, no en { $cell }. En una mesa vacía todos los sitios son iguales.
illegal-six-taken = No permitido: ya hay una loseta en { $cell }.
illegal-six-apart = No permitido: { $cell } no toca ninguna loseta de la mesa. Elige una casilla que tenga una vecina.
illegal-six-touches-red = No permitido: la primera loseta de Rojo no puede tocar la loseta roja inicial, y { $cell } la toca. Otras tres casillas están libres.
illegal-six-no-tile = No hay ninguna loseta en { $cell }. Elige una de las tuyas.
illegal-six-not-yours = { $side ->
        [red] No permitido: la loseta de { $cell } es de Rojo. Elige una de las tuyas.
       *[black] No permitido: la loseta de { $cell } es de Negro. Elige una de las tuyas.
    }
illegal-six-same-cell = No permitido: la loseta no puede volver a { $cell }. Elige otra casilla.
illegal-six-keep-missing = Sin la loseta de { $cell } hay dos o más grupos igual de grandes. Elige cuál se queda.
illegal-six-keep-needless = Sin la loseta de { $from } no hay empate entre los grupos mayores, así que no hay nada que elegir y no hace falta indicar { $cell }.
illegal-six-keep-unknown = Sin la loseta de { $from }, { $cell } no indica ninguno de los grupos mayores. Elige uno de ellos.
illegal-six-apart-from-rest = No permitido: { $cell } no toca ninguna loseta que se quede al levantar la de { $from }.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Gana Rojo con una línea.
            [triangle] Gana Rojo con un triángulo.
           *[circle] Gana Rojo con un círculo.
        }
       *[black] { $shape ->
            [line] Gana Negro con una línea.
            [triangle] Gana Negro con un triángulo.
           *[circle] Gana Negro con un círculo.
        }
    }
ending-six-too-few = { $side ->
        [red] Gana Rojo: a Negro le quedan menos de seis losetas.
       *[black] Gana Negro: a Rojo le quedan menos de seis losetas.
    }
ending-six-both-too-few = Empate: a los dos colores les quedan menos de seis losetas.
ending-six-quiet = Empate: 100 turnos sin captura.

## 27

illegal-27-must-pass = Ninguna de tus pilas puede moverse, así que esta vez pasas.
illegal-27-gone = Imposible: la casilla { $field } ya no está en la línea.
illegal-27-empty = No hay nada en la casilla { $field }. Elige una de tus pilas.
illegal-27-not-yours = { $top ->
        [black] No permitido: la pila en { $field } tiene un disco negro arriba, así que es de Negro.
        [white] No permitido: la pila en { $field } tiene un disco blanco arriba, así que es de Blanco.
        [grey] No permitido: la pila en { $field } tiene un disco gris arriba y no es de nadie hasta que alguien caiga sobre ella.
       *[red] No permitido: la pila en { $field } tiene un disco rojo arriba y no es de nadie hasta que alguien caiga sobre ella.
    }
illegal-27-no-discs = Toma al menos un disco.
illegal-27-too-many = { $most ->
        [one] Imposible: de la casilla { $field } solo se puede tomar un disco.
       *[other] Imposible: de la casilla { $field } se pueden tomar como mucho { $most } discos.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] No permitido: en esta variante el disco rojo de la casilla { $field } se queda en la línea. Toma solo lo que tiene encima.
       *[grey] No permitido: en esta variante el disco gris de la casilla { $field } se queda en la línea. Toma solo lo que tiene encima.
    }
illegal-27-past-the-end = No permitido: tienes que avanzar exactamente { $step }, y desde la casilla { $field } eso pasa del final de la línea.

ending-27-won = { $side ->
        [black] Gana Negro, { $most } a { $least }.
       *[white] Gana Blanco, { $most } a { $least }.
    }
ending-27-drawn = Empate, { $most } a { $least }.
