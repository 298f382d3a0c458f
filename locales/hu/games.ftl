# The list of one's games.

games-delete-sure = Törlöd ezt a játszmát? Nem lehet visszahozni.
