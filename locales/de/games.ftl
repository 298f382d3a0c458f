# The list of one's games.

games-delete-sure = Diese Partie löschen? Sie lässt sich nicht zurückholen.
