# The list of one's games.

games-delete-sure = Deze partij verwijderen? Terughalen kan niet.
