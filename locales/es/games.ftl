# The list of one's games.

games-delete-sure = ¿Borrar esta partida? No se podrá recuperar.
