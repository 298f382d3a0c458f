# The list of one's games.

games-delete-sure = Apagar esta partida? Não se pode recuperar.
