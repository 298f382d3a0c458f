# The list of one's games.

games-delete-sure = Voorgoed verwijderen? Terughalen kan niet.
