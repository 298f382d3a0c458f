# The list of one's games.

games-delete-sure = Удалить эту партию? Вернуть её будет нельзя.
