# The list of one's games.

games-delete-sure = Удалить навсегда? Вернуть будет нельзя.
