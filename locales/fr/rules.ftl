# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.
# $side: silver brown red black white · $piece: pawn hunchback giant milady · $rank: pawn rook knight bishop queen king
# $shape: line triangle circle · $disc and $top: black white grey red · $square, $from, $to, $cell, $field: as in the notation
# $pieces, $count, $most, $least and $step are numbers.

## Any game

illegal-over = La partie est finie : il n’y a plus de coups. Tu peux la revoir ou en commencer une nouvelle.
illegal-needless-pass = Interdit : on ne peut passer que sans autre coup possible, et il y en a un.
illegal-other-game = Interdit : c’est un coup d’un autre jeu.

## SIXTH!

illegal-sixth-occupied = Interdit : { $square } n’est pas vide. Les nouvelles pièces se posent sur des cases vides.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Impossible : Argent n’a pas de Bossu à poser, ou pas assez de points.
            [giant] Impossible : Argent n’a pas de Géant à poser, ou pas assez de points.
            [milady] Impossible : Argent n’a pas de Milady à poser.
           *[pawn] Impossible : Argent n’a plus de pions à poser. Déplace plutôt une pile.
        }
       *[brown] { $piece ->
            [hunchback] Impossible : Brun n’a pas de Bossu à poser, ou pas assez de points.
            [giant] Impossible : Brun n’a pas de Géant à poser, ou pas assez de points.
            [milady] Impossible : Brun n’a pas de Milady à poser.
           *[pawn] Impossible : Brun n’a plus de pions à poser. Déplace plutôt une pile.
        }
    }
illegal-sixth-no-milady = Impossible : cette partie se joue sans Milady.
illegal-sixth-milady-on-board = Impossible : Milady est déjà sur le plateau, en { $square }.
illegal-sixth-not-on-edge = Interdit : Milady se pose au bord du plateau, et { $square } n’est pas au bord.
illegal-sixth-not-your-milady = { $side ->
        [silver] Interdit : seul Argent a payé pour Milady, donc seul Argent peut la poser ou la déplacer. Tu peux tout de même la couvrir.
       *[brown] Interdit : seul Brun a payé pour Milady, donc seul Brun peut la poser ou la déplacer. Tu peux tout de même la couvrir.
    }
illegal-sixth-no-stack = Il n’y a rien en { $square }. Choisis une pile à déplacer.
illegal-sixth-wrong-count = { $pieces ->
        [one] Impossible : on ne peut pas prendre { $count } de { $square }, où se trouve une seule pièce.
       *[other] Impossible : on ne peut pas prendre { $count } de { $square }, où se trouvent { $pieces } pièces. Prends-en entre 1 et { $pieces }.
    }
illegal-sixth-too-tall = Interdit : la pile de { $square } a une hauteur de six ou plus. On ne peut pas la déplacer, seulement se poser dessus.
illegal-sixth-empty-target = Interdit : { $square } est vide, et un déplacement finit sur une autre pile.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Hors de portée : { $from } se déplace comme un pion, d’un pas vers le haut, le bas, la gauche ou la droite, et n’atteint pas { $to }.
        [rook] Hors de portée : { $from } se déplace comme une tour, tout droit jusqu’à la première pile de son chemin, et n’atteint pas { $to }.
        [knight] Hors de portée : { $from } se déplace comme un cavalier, deux cases et une de côté, et n’atteint pas { $to }.
        [bishop] Hors de portée : { $from } se déplace comme un fou, en diagonale jusqu’à la première pile de son chemin, et n’atteint pas { $to }.
        [king] Hors de portée : { $from } est un roi et ne va pas en { $to }.
       *[queen] Hors de portée : { $from } se déplace comme une dame, dans toutes les directions jusqu’à la première pile de son chemin, et n’atteint pas { $to }.
    }
illegal-sixth-on-hunchback = Interdit : un Bossu est au sommet de { $square }, et rien ne peut être posé sur lui.
illegal-sixth-takes-back = { $side ->
        [silver] Interdit : cela annulerait le dernier coup d’Argent. Joue autre chose ; au prochain tour, ce sera peut-être possible.
       *[brown] Interdit : cela annulerait le dernier coup de Brun. Joue autre chose ; au prochain tour, ce sera peut-être possible.
    }
illegal-sixth-milady-waits = Interdit : Milady est visible en { $square }, et tu peux la couvrir, donc tu le dois.

ending-sixth-king = { $side ->
        [silver] Argent gagne avec un roi en { $square }.
       *[brown] Brun gagne avec un roi en { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Argent gagne avec six points.
       *[brown] Brun gagne avec six points.
    }
ending-sixth-passes-won = { $side ->
        [silver] Les deux joueurs ont passé. Argent a plus de points et gagne.
       *[brown] Les deux joueurs ont passé. Brun a plus de points et gagne.
    }
ending-sixth-passes-drawn = Partie nulle : les deux joueurs ont passé.
ending-repetition = Partie nulle : cette position est là pour la troisième fois.

## Six

illegal-six-hands-not-empty = Pas encore : la tuile de { $cell } reste là jusqu’à ce que toutes les mains soient vides. Pose une tuile de ta main.
illegal-six-hands-empty = Tu n’as plus de tuile en main à poser en { $cell }. Déplace une des tiennes qui sont sur la table.
illegal-six-not-origin = La première tuile va en 0,0, pas en { $cell }. Sur une table vide, tous les endroits se valent.
illegal-six-taken = Interdit : il y a déjà une tuile en { $cell }.
illegal-six-apart = Interdit : { $cell } ne touche aucune tuile de la table. Choisis une case qui a une voisine.
illegal-six-touches-red = Interdit : la première tuile de Rouge ne peut pas toucher la tuile rouge de départ, et { $cell } la touche. Trois autres cases sont libres.
illegal-six-no-tile = Il n’y a pas de tuile en { $cell }. Choisis une des tiennes.
illegal-six-not-yours = { $side ->
        [red] Interdit : la tuile de { $cell } appartient à Rouge. Choisis une des tiennes.
       *[black] Interdit : la tuile de { $cell } appartient à Noir. Choisis une des tiennes.
    }
illegal-six-same-cell = Interdit : la tuile ne peut pas revenir en { $cell }. Choisis une autre case.
illegal-six-keep-missing = Sans la tuile de { $cell }, deux groupes ou plus sont aussi grands. Choisis lequel reste.
illegal-six-keep-needless = Sans la tuile de { $from }, il n’y a pas d’égalité entre les plus grands groupes : il n’y a rien à choisir, et il est inutile d’indiquer { $cell }.
illegal-six-keep-unknown = Sans la tuile de { $from }, { $cell } ne désigne aucun des plus grands groupes. Choisis l’un d’eux.
illegal-six-apart-from-rest = Interdit : { $cell } ne touche aucune tuile qui reste quand celle de { $from } est soulevée.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Rouge gagne avec une ligne.
            [triangle] Rouge gagne avec un triangle.
           *[circle] Rouge gagne avec un cercle.
        }
       *[black] { $shape ->
            [line] Noir gagne avec une ligne.
            [triangle] Noir gagne avec un triangle.
           *[circle] Noir gagne avec un cercle.
        }
    }
ending-six-too-few = { $side ->
        [red] Rouge gagne : il reste moins de six tuiles à Noir.
       *[black] Noir gagne : il reste moins de six tuiles à Rouge.
    }
ending-six-both-too-few = Partie nulle : il reste moins de six tuiles à chaque couleur.
ending-six-quiet = Partie nulle : 100 tours sans capture.

## 27

illegal-27-must-pass = Aucune de tes piles ne peut se déplacer, donc tu passes cette fois.
illegal-27-gone = Impossible : la case { $field } n’est plus dans la ligne.
illegal-27-empty = Il n’y a rien sur la case { $field }. Choisis une de tes piles.
illegal-27-not-yours = { $top ->
        [black] Interdit : la pile sur { $field } a un pion noir au sommet, elle est donc à Noir.
        [white] Interdit : la pile sur { $field } a un pion blanc au sommet, elle est donc à Blanc.
        [grey] Interdit : la pile sur { $field } a un pion gris au sommet et n’est à personne jusqu’à ce que quelqu’un se pose dessus.
       *[red] Interdit : la pile sur { $field } a un pion rouge au sommet et n’est à personne jusqu’à ce que quelqu’un se pose dessus.
    }
illegal-27-no-discs = Prends au moins un pion.
illegal-27-too-many = { $most ->
        [one] Impossible : on ne peut prendre qu’un pion de la case { $field }.
       *[other] Impossible : on ne peut prendre que { $most } pions au plus de la case { $field }.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] Interdit : le pion rouge de la case { $field } reste dans la ligne dans cette variante. Prends seulement ce qui est posé dessus.
       *[grey] Interdit : le pion gris de la case { $field } reste dans la ligne dans cette variante. Prends seulement ce qui est posé dessus.
    }
illegal-27-past-the-end = Interdit : tu dois avancer d’exactement { $step }, et depuis la case { $field } cela dépasse le bout de la ligne.

ending-27-won = { $side ->
        [black] Noir gagne, { $most } à { $least }.
       *[white] Blanc gagne, { $most } à { $least }.
    }
ending-27-drawn = Partie nulle, { $most } à { $least }.
