# Choosing a game.

level-1 = Vient d’apprendre les règles.
level-2 = Voit ce qu’il y a à prendre.
level-3 = Joue pour le plaisir.
level-4 = Ne laisse pas traîner de cadeaux.
level-5 = Regarde un peu plus loin.
level-6 = De bonne compagnie pour une soirée.
level-7 = Sait ce qu’il veut.
level-8 = Fort.
level-9 = Très fort.
level-10 = Donne tout.
new-milady-none = Pas en jeu
new-milady-on = En { $square }
new-pieces = Pièces
new-pieces-pawns = Pions seulement
new-army-open = Dépensée en jouant
new-army-fixed = Choisie avant la partie
new-army-points = { $used } points sur { $budget }
new-impossible = Ces options ne vont pas ensemble, ou une armée coûte trop cher.
