# The list of one's games.

games-delete-sure = Eliminare per sempre? Non si potrà recuperare.
