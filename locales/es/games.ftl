# The list of one's games.

games-delete-sure = ¿Borrar para siempre? No se podrá recuperar.
