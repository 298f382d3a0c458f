# The list of one's games.

games-delete-sure = Deze partij verwijderen? Ze kan niet worden teruggehaald.
