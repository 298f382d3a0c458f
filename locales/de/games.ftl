# The list of one's games.

games-delete-sure = Endgültig löschen? Das lässt sich nicht zurückholen.
