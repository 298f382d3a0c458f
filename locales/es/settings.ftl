# The settings.

settings-theme = Claro u oscuro
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Marcas en las piezas
settings-contrast-auto = Discretas
settings-contrast-high = Fuertes
settings-motion = Movimiento
settings-motion-auto = Como el dispositivo
settings-motion-full = Mostrar cómo se mueve
settings-motion-still = Sin animaciones
settings-safety = Protección contra descuidos
settings-safety-none = El movimiento vale al instante
settings-safety-undo = Un momento para deshacerlo
settings-safety-confirm = Confirmar cada movimiento
settings-sound = Sonido
settings-coordinates = Coordenadas en el tablero
settings-cells = En Six, nombres en las casillas
settings-fives = En Six, marcar cinco de seis
