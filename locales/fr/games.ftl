# The list of one's games.

games-delete-sure = Supprimer pour de bon ? On ne pourra pas revenir en arrière.
