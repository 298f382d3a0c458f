# The list of one's games.

games-delete-sure = Supprimer cette partie ? On ne pourra pas la récupérer.
