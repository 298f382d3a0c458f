# The board of Six: an endless field of hexagonal tiles.

six-field = Terrain de Six
six-help = Les flèches vont de case en case, Entrée choisit. N et P vont à la case suivante et à la case précédente qu’on peut choisir, Début va au milieu. Échap remet une tuile en place. Plus, moins et zéro changent la part visible du terrain.
six-larger = Plus grand
six-smaller = Plus petit
six-fit = Voir tout le terrain

# The names of cells, for screen readers. $cell is a place such as "2, −1".
six-row = Rangée { $row }
six-cell-empty = { $cell } : vide.
six-cell-free = { $cell } : vide, on peut y poser une tuile.
six-cell-open = { $cell } : vide, on peut y poser une tuile quel que soit le groupe qui reste.
six-tile = { $side ->
    [red] { $cell } : tuile rouge.
   *[black] { $cell } : tuile noire.
}
six-tile-free = { $side ->
    [red] { $cell } : tuile rouge, peut être soulevée.
   *[black] { $cell } : tuile noire, peut être soulevée.
}
six-tile-picked = { $side ->
    [red] { $cell } : tuile rouge, soulevée.
   *[black] { $cell } : tuile noire, soulevée.
}
six-tile-lost = { $side ->
    [red] { $cell } : tuile rouge, serait capturée.
   *[black] { $cell } : tuile noire, serait capturée.
}
six-tile-group = { $side ->
    [red] { $cell } : tuile rouge du groupe { $group }. Choisis-la pour que ce groupe reste.
   *[black] { $cell } : tuile noire du groupe { $group }. Choisis-la pour que ce groupe reste.
}
six-tile-stays = { $side ->
    [red] { $cell } : tuile rouge du groupe { $group }, qui reste.
   *[black] { $cell } : tuile noire du groupe { $group }, qui reste.
}
six-also-last = Le dernier coup est arrivé ici.
six-also-left = Le dernier coup est parti d’ici.
six-also-six = Fait partie du six gagnant.
six-also-missing = { $side ->
    [red] Compléterait un six pour Rouge.
   *[black] Compléterait un six pour Noir.
}

# What a step has done.
six-said-picked = { $count ->
    [one] Tuile de { $cell } soulevée. Cases où la poser : { $count }.
   *[other] Tuile de { $cell } soulevée. Il y a { $count } cases où la poser.
}
six-said-losing = { $lost ->
    [one] Tuile de { $cell } soulevée. { $lost } tuile serait capturée. Cases où la poser : { $count }.
   *[other] Tuile de { $cell } soulevée. { $lost } tuiles seraient capturées. Cases où la poser : { $count }.
}
six-said-groups = Tuile de { $cell } soulevée. { $groups } groupes sont aussi grands : touche celui qui doit rester, ou tape son numéro.
six-said-group = { $lost ->
    [one] Le groupe { $group } reste. { $lost } tuile serait capturée. Cases où poser la tuile : { $count }.
   *[other] Le groupe { $group } reste. { $lost } tuiles seraient capturées. Cases où poser la tuile : { $count }.
}
six-said-which = Quel groupe reste ? Touche-le, ou tape son numéro, de 1 à { $groups }.
six-said-back = La tuile est revenue en { $cell }.
six-said-nothing = { $cell } : rien à choisir ici.

# The strips of the seats.
six-seat = { $side ->
    [red] Rouge
   *[black] Noir
}
six-seat-numbered = { $side ->
    [red] Rouge (place { $seat })
   *[black] Noir (place { $seat })
}
# The same where there is little room.
six-seat-short = { $side ->
    [red] Rouge { $seat }
   *[black] Noir { $seat }
}
six-hand = { $count ->
    [0] { $name } : aucune tuile en main.
    [one] { $name } : { $count } tuile en main.
   *[other] { $name } : { $count } tuiles en main.
}
six-turn = C’est à { $name } de jouer.
six-on-table = { $count ->
    [one] { $count } tuile sur la table
   *[other] { $count } tuiles sur la table
}
six-quiet = { $count } tours sur 100 sans capture

# The field row by row, for screen readers. $tiles is a list of tiles.
six-summary-one = Première phase, on pose les tuiles des mains. Sur la table : tuiles rouges { $red }, tuiles noires { $black }.
six-summary-two = Deuxième phase, on soulève des tuiles et on les pose ailleurs. Sur la table : tuiles rouges { $red }, tuiles noires { $black }.
six-summary-row = Rangée { $row } : { $tiles }.
six-summary-tile = { $side ->
    [red] rouge en { $column }
   *[black] noire en { $column }
}
