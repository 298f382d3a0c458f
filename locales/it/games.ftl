# The list of one's games.

games-delete-sure = Eliminare questa partita? Non si potrà recuperare.
