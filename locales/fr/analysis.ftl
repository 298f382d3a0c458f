# Analysis of games and positions, and boards that are shown in other pages.
# $side: silver brown red black white · $seat: its number, or none where two play · $move, $problem, $what: as they are · all counts are numbers.

## The page on which an analysis begins

analysis-title = Analyse
analysis-about = Examine n’importe quelle partie ou position, en solo ou avec le moteur. Rien de ce que tu essaies ici ne change une partie.
analysis-draft = Continuer l’analyse non enregistrée
analysis-choose = Commencer par un jeu
analysis-any-variant = Ou n’importe quelle variante, par son nom
analysis-open = Ouvrir
analysis-paste = Coller une partie ou une position
analysis-paste-label = Partie, coups ou position
analysis-paste-help = Une partie en texte ou en JSON ; ou une variante suivie de coups ou d’une position, par exemple : 27 1:4 9:2
analysis-mine = Mes analyses
analysis-none = Tu n’as pas encore enregistré d’analyse.
analysis-untitled = Sans titre
analysis-missing-title = Analyse introuvable
analysis-missing = Il n’y a pas d’analyse à cette adresse. Le lien est peut-être incomplet.

## The page of an analysis

analysis-title-of = Analyse de { $variant }
analysis-description = Une position avec ses coups et ses variantes, à examiner et à explorer.
analysis-board = Plateau
analysis-panels = Analyse
analysis-new = Nouvelle analyse
analysis-tab-lines = Moteur
analysis-tab-moves = Coups
analysis-tab-report = Rapport
analysis-tab-share = Partager
analysis-steps = Parcourir la partie
analysis-first = Au début
analysis-back = Un coup en arrière
analysis-half = Un demi-coup : ce que le prochain coup soulève
analysis-half-said = Le prochain coup est { $move }.
analysis-forward = Un coup en avant
analysis-last = À la fin
analysis-turn-board = Tourner le plateau
analysis-to-move = { $side ->
    [silver] Argent joue
    [brown] Brun joue
    [red] { $seat ->
        [none] Rouge joue
       *[other] Rouge joue, place { $seat }
    }
    [black] { $seat ->
        [none] Noir joue
       *[other] Noir joue, place { $seat }
    }
   *[white] Blanc joue
}
analysis-lost = Le serveur ne répond pas. Ton analyse est gardée ici.
analysis-again = Réessayer

## The evaluation bar

analysis-bar = Évaluation
analysis-no-score = Non évalué
analysis-chance = { $side ->
    [silver] Argent gagne avec une probabilité de { $share }
    [brown] Brun gagne avec une probabilité de { $share }
    [red] Rouge gagne avec une probabilité de { $share }
    [black] Noir gagne avec une probabilité de { $share }
   *[white] Blanc gagne avec une probabilité de { $share }
}
analysis-proven-draw = Prouvé : nulle
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Prouvé : Argent gagne en { $plies } coup
       *[other] Prouvé : Argent gagne en { $plies } coups
    }
    [brown] { $plies ->
        [one] Prouvé : Brun gagne en { $plies } coup
       *[other] Prouvé : Brun gagne en { $plies } coups
    }
    [red] { $plies ->
        [one] Prouvé : Rouge gagne en { $plies } coup
       *[other] Prouvé : Rouge gagne en { $plies } coups
    }
    [black] { $plies ->
        [one] Prouvé : Noir gagne en { $plies } coup
       *[other] Prouvé : Noir gagne en { $plies } coups
    }
   *[white] { $plies ->
        [one] Prouvé : Blanc gagne en { $plies } coup
       *[other] Prouvé : Blanc gagne en { $plies } coups
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Prouvé : Noir gagne de { $margin } pion
       *[other] Prouvé : Noir gagne de { $margin } pions
    }
   *[white] { $margin ->
        [one] Prouvé : Blanc gagne de { $margin } pion
       *[other] Prouvé : Blanc gagne de { $margin } pions
    }
}
analysis-won = { $side ->
    [silver] Argent a gagné
    [brown] Brun a gagné
    [red] Rouge a gagné
    [black] Noir a gagné
   *[white] Blanc a gagné
}

## The engine

analysis-engine = Moteur
analysis-line-count = Nombre de lignes
analysis-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
analysis-depth = Profondeur { $depth } · { $nodes } positions
analysis-engine-off = Le moteur est arrêté.
analysis-engine-held = Le moteur est occupé à autre chose sur cette page.
analysis-engine-over = La partie est finie ici.
analysis-engine-waiting = Le moteur va réfléchir…
analysis-engine-queued = Tous les moteurs sont occupés. Le tien commence dès que l’un est libre ; d’ici là, tu peux continuer sans lui.
analysis-engine-done = { $figures } · terminé
analysis-engine-gone = Analyse sans moteur : il est occupé, ou le serveur ne répond pas.
analysis-think-on = Réfléchir encore

## Moves, comments and variations

analysis-start = Début
analysis-no-moves = Pas encore de coups. Joue sur le plateau : chaque coup est gardé ici.
analysis-variation = Variante avec { $move }
analysis-type = Taper un coup
analysis-marks = Ce que tu penses du coup
analysis-mark-1 = Bon coup
analysis-mark-2 = Erreur
analysis-mark-3 = Coup brillant
analysis-mark-4 = Gaffe
analysis-mark-5 = Coup intéressant
analysis-mark-6 = Coup douteux
analysis-comment = Commentaire sur { $move }
analysis-comment-start = Commentaire avant le premier coup
analysis-promote = Remonter la variante
analysis-promoted = Cette variante est maintenant avant les autres.
analysis-delete = Supprimer à partir d’ici
analysis-deleted = Le coup et tout ce qui suivait ont disparu.
analysis-undo = Rétablir { $move }
analysis-tree-full = Cette analyse ne peut pas garder plus de coups.

## The report

analysis-report-about = Le moteur examine chaque position de la ligne principale et montre où la partie a tourné.
analysis-report-how = Combien de temps chercher
analysis-report-quick = Rapide
analysis-report-careful = Attentif
analysis-report-deep = Profond
analysis-report-begin = Faire le rapport
analysis-report-anew = Le refaire
analysis-report-stop = Arrêter
analysis-report-progress = Avancement du rapport
analysis-report-going = { $done } positions sur { $all }
analysis-report-stopped = Arrêté après { $done } positions sur { $all }.
analysis-report-lost = Le moteur est parti après { $done } positions sur { $all }. Ce qu’il a trouvé reste.
analysis-report-clean = Aucune erreur trouvée.
analysis-report-done = { $count ->
    [one] Le rapport est prêt : { $count } erreur.
   *[other] Le rapport est prêt : { $count } erreurs.
}
analysis-report-keep = Inscrire cela dans les coups
analysis-report-kept = Les marques et les meilleurs coups sont maintenant dans les coups.
analysis-graph = Chances de gagner du premier camp, coup par coup
analysis-graph-said = { $side ->
    [silver] Chances de gagner d’Argent, coup par coup ; { $share } à la fin
    [red] Chances de gagner de Rouge, coup par coup ; { $share } à la fin
   *[black] Chances de gagner de Noir, coup par coup ; { $share } à la fin
}
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-missed-win = Gain prouvé manqué
analysis-better = Mieux : { $move }
analysis-accuracy = { $value } % de précision
analysis-judged = Imprécisions : { $inaccuracies } · erreurs : { $mistakes } · gaffes : { $blunders }

## Saving and sharing

analysis-study-title = Titre
analysis-save = Enregistrer
analysis-save-copy = Enregistrer ma copie
analysis-saved = Enregistré. Toute personne qui a le lien peut la voir.
analysis-unsaved = Des changements ne sont pas enregistrés.
analysis-not-saved = Cela n’a pas marché. Rien n’est perdu ; merci de réessayer.
analysis-link = Lien vers cette position
analysis-frame = Plateau pour ta propre page
analysis-copy = Copier
analysis-copy-of = Copier : { $what }
analysis-copied = Copié.
analysis-not-copied = Le navigateur ne permet pas de copier. Sélectionne le texte et copie-le à la main.
analysis-copy-text = Copier la partie
analysis-take-text = Télécharger le texte
analysis-take-json = Télécharger le JSON
analysis-print = Imprimer
analysis-pictures = Images
analysis-picture-svg = Image (SVG)
analysis-picture-png = Image (PNG)
analysis-picture-gif = Animation (GIF)
analysis-picture-qr = Code QR
analysis-play-on = Jouer à partir d’ici

## Setting up a position by hand

analysis-setup = Composer une position
analysis-setup-short = Composer
analysis-setup-about = { $game ->
    [six] Choisis une tuile, puis une case de la table.
   *[other] Choisis une pièce, puis un endroit du plateau. Une pièce se pose sur ce qui s’y trouve.
}
analysis-tools = Pièce
analysis-tool = { $piece ->
    [silver-pawn] Pion argenté
    [silver-hunchback] Bossu argenté
    [silver-giant] Géant argenté
    [brown-pawn] Pion brun
    [brown-hunchback] Bossu brun
    [brown-giant] Géant brun
    [milady-milady] Milady
    [red-tile] Tuile rouge
    [graphite-tile] Tuile noire
    [ebony-disc] Pion noir
    [ivory-disc] Pion blanc
    [stone-disc] Pion gris
   *[end-disc] Pion rouge
}
analysis-tool-take = Enlever
analysis-tool-field = Retirer la case
analysis-turn = À qui le tour
analysis-seat = { $side ->
    [silver] Argent
    [brown] Brun
    [red] { $seat ->
        [none] Rouge
       *[other] Rouge, place { $seat }
    }
    [black] { $seat ->
        [none] Noir
       *[other] Noir, place { $seat }
    }
   *[white] Blanc
}
analysis-round = Phase
analysis-round-name = { $round ->
    [1] Première : poser les tuiles
   *[2] Deuxième : déplacer les tuiles
}
analysis-points = Points de roi
analysis-clear = Vider le plateau
analysis-from-start = Position de départ
analysis-use = Analyser cette position
analysis-cancel = Annuler
analysis-setup-good = Cette position peut être jouée.
analysis-setup-over = Cette position est possible, mais la partie y est finie.
analysis-setup-problem = Cette position ne peut pas être jouée : { $problem }
analysis-setup-tiles = Dans la première phase, Rouge a autant de tuiles sur la table que Noir, ou une de plus, et il reste des tuiles dans les mains. Pour l’instant : tuiles rouges { $red }, tuiles noires { $black }.
analysis-setup-apart = Les tuiles ne tiennent pas ensemble : chacune doit en toucher une autre.
analysis-setup-discs = { $disc ->
    [black] Il y a neuf pions noirs, et la ligne en porte { $count }.
   *[white] Il y a neuf pions blancs, et la ligne en porte { $count }.
}

## Boards in other pages

analysis-embed-full = Analyser sur Trilith
analysis-step-of = { $step } sur { $all }
