# The settings.

settings-theme = Light or dark
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Marks on the pieces
settings-contrast-auto = Quiet
settings-contrast-high = Strong
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Show how moves go
settings-motion-still = Keep still
settings-safety = Protection from a slip
settings-safety-none = A move counts at once
settings-safety-undo = A moment to undo it
settings-safety-confirm = Confirm each move
settings-sound = Sound
settings-coordinates = Coordinates on the board
settings-cells = In Six, names on the cells
settings-fives = In Six, mark five of six
