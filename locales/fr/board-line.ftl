# The board of 27: a line of fields with stacks of discs.

line-board = La ligne de 27

line-side = { $side ->
    [black] Noir
   *[white] Blanc
}

# What a side has at its goal: the height of the stack at the far end.
line-goal = { $side ->
    [black] But de Noir : { $n }
   *[white] But de Blanc : { $n }
}
line-score = { $side ->
    [black] Noir a { $n } au but
   *[white] Blanc a { $n } au but
}

# Beside a player's name: how many fields this side has to move.
line-seat-steps = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
line-seat-turn = { $n ->
    [one] à jouer, { $n } case
   *[other] à jouer, { $n } cases
}

# Under the line.
line-turn = { $n ->
    [one] Tes piles avancent de { $n } case. Touche le pion où tu veux en couper une.
   *[other] Tes piles avancent de { $n } cases. Touche le pion où tu veux en couper une.
}
line-last = { $side ->
    [black] Noir : { $n } de la case { $from } à la case { $to }
   *[white] Blanc : { $n } de la case { $from } à la case { $to }
}
line-last-field = { $side ->
    [black] Noir : { $n } de la case { $from } à la case { $to }, et la case a suivi
   *[white] Blanc : { $n } de la case { $from } à la case { $to }, et la case a suivi
}
line-last-pass = { $side ->
    [black] Noir ne pouvait pas jouer et a passé.
   *[white] Blanc ne pouvait pas jouer et a passé.
}
line-over = { $winner ->
    [black] Noir gagne, { $black } à { $white }.
    [white] Blanc gagne, { $white } à { $black }.
   *[nobody] Partie nulle, { $black } à { $white }.
}

# The choice of how many discs.
line-count = Combien de pions soulever
line-lifted = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
line-fewer = Un pion de moins
line-more = Un pion de plus
line-take-field = Emporter le pion de la case
line-make = Déplacer { $n } vers { $to }
line-pass = Passer : aucune pile ne peut se déplacer

# What a screen reader says of a field. $discs is a list made of line-run, from the top of the stack.
line-place = { $colour ->
    [red] Case { $field }, rouge. Hauteur { $n }, depuis le sommet : { $discs }.
   *[grey] Case { $field }, grise. Hauteur { $n }, depuis le sommet : { $discs }.
}
line-place-empty = { $colour ->
    [red] Case { $field }, rouge. Vide.
   *[grey] Case { $field }, grise. Vide.
}
line-run = { $colour ->
    [black] { $n ->
        [one] { $n } noir
       *[other] { $n } noirs
    }
    [white] { $n ->
        [one] { $n } blanc
       *[other] { $n } blancs
    }
    [red] { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
   *[grey] { $n } gris
}
line-place-goes = Peut aller sur la case { $to }.
line-place-takes = Son propre pion peut suivre.
line-place-rests = Reste : elle dépasserait le bout.

# What is said after each choice.
line-said = { $n ->
    [one] { $n } pion soulevé de la case { $from }. Il va sur la case { $to }. Entrée le déplace.
   *[other] { $n } pions soulevés de la case { $from }. Ils vont sur la case { $to }. Entrée les déplace.
}
line-said-field = Toute la case { $from } soulevée, avec son propre pion : { $n } pions. Ils vont sur la case { $to }. Entrée les déplace.
line-said-nothing = Rien n’est soulevé.
line-wrong = La pile de la case { $from } ne peut aller que sur la case { $to }.
