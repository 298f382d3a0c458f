# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Apila discos: cuanto más alta es una pila, mejor se mueve. Gana el primer rey.
game-six-name = Six
game-six-summary = Pon hexágonos: ganan seis de los tuyos en línea, en triángulo o en círculo.
game-27-name = 27
game-27-summary = Mueve pilas por una línea: gana la más alta en el extremo opuesto.

## Sides

side-silver = Plata
side-brown = Marrón
side-red = Rojo
side-black = Negro
side-white = Blanco

## SIXTH!: pieces and ranks

piece-pawn = Peón
piece-hunchback = Jorobado
piece-giant = Gigante
piece-milady = Milady
piece-pawn-summary = Cuenta 1.
piece-hunchback-summary = Cuenta 1. No se le puede poner nada encima.
piece-giant-summary = Cuenta 2.
piece-milady-summary = Cuenta 1 y no es de nadie. Mientras es visible, hay que cubrirla.

rank-pawn = Peón
rank-rook = Torre
rank-knight = Caballo
rank-bishop = Alfil
rank-queen = Reina
rank-king = Rey

## Six: shapes

shape-line = Línea
shape-triangle = Triángulo
shape-circle = Círculo

## 27: discs

disc-black = Negro
disc-white = Blanco
disc-grey = Gris
disc-red = Rojo

## Options of SIXTH!

option-sixth-kings-name = Seis veces rey
option-sixth-kings-summary = Cada rey es un punto, y seis puntos ganan.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Una pieza neutral que hay que cubrir mientras es visible.
option-sixth-milady-beside-name = Milady junto al tablero
option-sixth-milady-beside-summary = Cualquier jugador puede colocarla en el borde.
option-sixth-milady-square-name = Milady en una casilla
option-sixth-milady-square-summary = Está en una casilla del borde desde el principio.
option-sixth-milady-silver-name = Milady para Plata
option-sixth-milady-silver-summary = Solo Plata pagó por ella y puede colocarla y moverla.
option-sixth-milady-brown-name = Milady para Marrón
option-sixth-milady-brown-summary = Solo Marrón pagó por ella y puede colocarla y moverla.
option-sixth-hunchbacks-name = Jorobados
option-sixth-hunchbacks-summary = 11 peones y un Jorobado cada uno; no se puede poner nada sobre un Jorobado.
option-sixth-giants-name = Gigantes
option-sixth-giants-summary = 11 peones y un Gigante cada uno; un Gigante cuenta dos.
option-sixth-armies-name = Ejércitos
option-sixth-armies-summary = 12 puntos cada uno: peón 1, Gigante 2, Jorobado 3, Milady 2.
option-sixth-silver-name = Ejército de Plata
option-sixth-silver-summary = Se elige antes de la partida, en vez de gastar puntos al jugar.
option-sixth-brown-name = Ejército de Marrón
option-sixth-brown-summary = Se elige antes de la partida, en vez de gastar puntos al jugar.

## Options of Six

option-six-first-edition-name = Primera edición
option-six-first-edition-summary = Una mesa vacía y 19 losetas cada uno.
option-six-players-name = Cuatro jugadores
option-six-players-summary = Dos equipos de dos; el equipo gana unido.

## Options of 27

option-27-advanced-name = Avanzado
option-27-advanced-summary = Se puede llevar el disco gris que está bajo una pila.
option-27-expert-name = Experto
option-27-expert-summary = Se pueden llevar los discos grises y los rojos.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Sencillo
preset-sixth-plain-summary = 15 peones cada uno, y gana el primer rey.
# sixth:kings
preset-sixth-kings-name = Seis veces rey
preset-sixth-kings-summary = Cada rey es un punto, y seis puntos ganan.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = 12 peones cada uno, y Milady junto al tablero.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady en el tablero
preset-sixth-milady-placed-summary = 12 peones cada uno, y Milady en c1 desde el principio.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Jorobados
preset-sixth-hunchbacks-summary = 11 peones y un Jorobado cada uno.
# sixth:giants
preset-sixth-giants-name = Gigantes
preset-sixth-giants-summary = 11 peones y un Gigante cada uno.
# sixth:armies
preset-sixth-armies-name = Ejércitos
preset-sixth-armies-summary = 12 puntos cada uno, que se gastan al jugar.
# sixth:milady,armies
preset-sixth-armies-milady-name = Ejércitos con Milady
preset-sixth-armies-milady-summary = Los dos han pagado por Milady: 10 puntos cada uno.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Ejércitos, un solo pagador
preset-sixth-armies-payer-summary = Solo Plata ha pagado por Milady: 10 puntos contra 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Ejércitos fijos
preset-sixth-armies-fixed-summary = Piezas elegidas antes de la partida: aquí, piezas especiales contra doce peones.
# sixth:kings,milady,armies
preset-sixth-grand-name = Todo junto
preset-sixth-grand-summary = Seis veces rey con ejércitos y Milady: una partida larga y rica.
# six
preset-six-plain-name = Sencillo
preset-six-plain-summary = 20 losetas cada uno, y dos losetas para empezar.
# six:first-edition
preset-six-first-edition-name = Primera edición
preset-six-first-edition-summary = 19 losetas cada uno, y una mesa vacía.
# six:players=4
preset-six-teams-name = Equipos
preset-six-teams-summary = Dos equipos de dos, 10 losetas en cada mano.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Primera edición, equipos
preset-six-first-edition-teams-summary = Dos equipos de dos, 9 losetas en cada mano, y una mesa vacía.
# 27
preset-27-plain-name = Sencillo
preset-27-plain-summary = Nueve casillas, nueve discos cada uno.
# 27:advanced
preset-27-advanced-name = Avanzado
preset-27-advanced-summary = Se puede llevar el disco gris que está bajo una pila.
# 27:expert
preset-27-expert-name = Experto
preset-27-expert-summary = Se pueden llevar los discos grises y los rojos.
