# The settings.

settings-theme = Clair ou sombre
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Marques sur les pièces
settings-contrast-auto = Discrètes
settings-contrast-high = Fortes
settings-motion = Animation
settings-motion-auto = Comme l’appareil
settings-motion-full = Montrer les déplacements
settings-motion-still = Sans mouvement
settings-safety = Protection contre les faux gestes
settings-safety-none = Un coup compte aussitôt
settings-safety-undo = Un instant pour l’annuler
settings-safety-confirm = Confirmer chaque coup
settings-sound = Son
settings-coordinates = Coordonnées sur le plateau
settings-cells = Dans Six, noms sur les cases
settings-fives = Dans Six, marquer cinq sur six
