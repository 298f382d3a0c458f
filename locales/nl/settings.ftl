# The settings.

settings-theme = Licht of donker
settings-theme-auto = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-contrast = Tekens op de stukken
settings-contrast-auto = Rustig
settings-contrast-high = Duidelijk
settings-motion = Beweging
settings-motion-auto = Zoals het apparaat
settings-motion-full = Laten zien hoe zetten gaan
settings-motion-still = Stilhouden
settings-safety = Bescherming tegen vergissingen
settings-safety-none = Een zet telt meteen
settings-safety-undo = Even tijd om hem ongedaan te maken
settings-safety-confirm = Elke zet bevestigen
settings-sound = Geluid
settings-coordinates = Coördinaten op het bord
settings-cells = In Six namen op de vakken
settings-fives = In Six vijf van de zes markeren
