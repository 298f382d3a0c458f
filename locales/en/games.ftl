# The list of one's games.

games-delete-sure = Delete this game? It cannot be brought back.
