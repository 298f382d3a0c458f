# The list of one's games.

games-delete-sure = Végleg törlöd? Nem lehet visszahozni.
