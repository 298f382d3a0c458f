# The list of one's games.

games-delete-sure = Delete it for good? It cannot be brought back.
