# The settings.

settings-theme = Chiaro o scuro
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-contrast = Segni sui pezzi
settings-contrast-auto = Discreti
settings-contrast-high = Forti
settings-motion = Movimento
settings-motion-auto = Come il dispositivo
settings-motion-full = Mostra come vanno le mosse
settings-motion-still = Senza animazioni
settings-safety = Protezione dalle sviste
settings-safety-none = La mossa vale subito
settings-safety-undo = Un momento per annullarla
settings-safety-confirm = Conferma ogni mossa
settings-sound = Suono
settings-coordinates = Coordinate sul tavoliere
settings-cells = In Six, nomi sulle caselle
settings-fives = In Six, segna cinque su sei
