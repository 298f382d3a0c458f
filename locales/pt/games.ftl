# The list of one's games.

games-delete-sure = Apagar para sempre? Não se pode recuperar.
