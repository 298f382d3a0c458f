# The settings.

settings-theme = Hell oder dunkel
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Zeichen auf den Steinen
settings-contrast-auto = Zurückhaltend
settings-contrast-high = Deutlich
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-full = Züge zeigen
settings-motion-still = Ruhig halten
settings-safety = Schutz vor Versehen
settings-safety-none = Ein Zug gilt sofort
settings-safety-undo = Ein Moment zum Zurücknehmen
settings-safety-confirm = Jeden Zug bestätigen
settings-sound = Ton
settings-coordinates = Koordinaten auf dem Brett
settings-cells = In Six Namen auf den Feldern
settings-fives = In Six fünf von sechs markieren
