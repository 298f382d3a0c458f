# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Apprendre
study-lead = Quelques minutes pour chaque jeu, sur un plateau qui répond. Puis une courte leçon pour chaque variante et chaque pièce spéciale.
# $game: the name of a game
study-game-title = Apprendre { $game }
study-lessons-title = Leçons
study-lessons = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
}
study-progress = { $count ->
    [one] { $done } leçon terminée sur { $count }
   *[other] Leçons terminées : { $done } sur { $count }
}
study-progress-all = Toutes les leçons sont terminées
study-begin = Commencer
study-continue = Continuer
study-once-more = Recommencer
study-puzzles = Problèmes
study-rules = Règles
study-rules-complete = Les règles complètes
study-rules-about = À lire et à imprimer
study-more = Ensuite
study-done = terminée
study-begun = commencée

study-board = Plateau
study-lesson = Leçon
study-steps = Étapes
study-step = Étape { $step } sur { $count }
study-go-to-step = Aller à l’étape { $step }
study-back = Retour
study-next = Suite
study-finish = Terminer
study-again = Rejouer
study-try-again = Réessayer
study-show = Montre-moi
study-your-turn = À toi de jouer.
study-watch = Regarde.
study-first-answer = Joue d’abord un coup sur le plateau. La réponse ouvre la suite.
study-shown = Voilà le coup. Maintenant, joue-le.
study-refused = Essaie un autre coup.
study-no-connection = Le serveur ne répond pas. Rejoue ton coup dans un instant.
study-no-board = Le plateau n’a pas pu être chargé. Merci de recharger la page.

study-finished = Bravo !
study-finished-next = La leçon est terminée. La suivante est « { $title } ».
study-finished-all = C’était la dernière leçon de { $game }. Maintenant, il est temps de jouer.
study-next-lesson = Leçon suivante
study-all-lessons = Toutes les leçons
study-restart = Encore une fois depuis la première étape

## Puzzles

puzzle-title = Problèmes
puzzle-lead = Des positions de parties de l’ordinateur contre lui-même. Qui a le trait peut gagner : trouve comment.
puzzle-one = Problème
puzzle-game-title = Problèmes de { $game }
puzzle-number = Problème { $number }
puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-progress = { $count ->
    [one] { $done } problème résolu sur { $count }
   *[other] Problèmes résolus : { $done } sur { $count }
}
puzzle-streak = Série { $now } · record { $best }
puzzle-start = Commencer
puzzle-all = Tous les problèmes
puzzle-solved = résolu
puzzle-solved-before = Déjà résolu
puzzle-grade = Difficulté
puzzle-grade-next = Difficulté du prochain
puzzle-grade-any = Toutes
puzzle-grade-1 = Très facile
puzzle-grade-2 = Facile
puzzle-grade-3 = Moyen
puzzle-grade-4 = Difficile
puzzle-grade-5 = Très difficile
puzzle-all-solved = Tu as résolu tous ceux-là. Choisis-en d’autres, ou recommence-les.
puzzle-forget = Recommencer

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] Argent joue. Trouve comment gagner.
    [brown] Brun joue. Trouve comment gagner.
    [red] Rouge joue. Trouve comment gagner.
    [black] Noir joue. Trouve comment gagner.
   *[white] Blanc joue. Trouve comment gagner.
}
puzzle-find-one = { $side ->
    [silver] Argent joue. Trouve le coup gagnant.
    [brown] Brun joue. Trouve le coup gagnant.
    [red] Rouge joue. Trouve le coup gagnant.
    [black] Noir joue. Trouve le coup gagnant.
   *[white] Blanc joue. Trouve le coup gagnant.
}
puzzle-right = Exact. Et maintenant ?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Ce coup ne gagne pas. Essaie encore, ou regarde la solution.
puzzle-not-known = Aucun gain n’a été trouvé après ce coup. Essaie encore, ou regarde la solution.
puzzle-checking = Vérification : ce coup gagne-t-il aussi ?
puzzle-done = Résolu !
puzzle-done-other = Résolu ! Ce coup gagne aussi.
puzzle-done-after = Résolu, mais pas du premier coup.
puzzle-only-move = Résolu ! Seul ce coup gagne.
puzzle-shown = Voilà comment on gagne.
puzzle-showing = La solution :
puzzle-solution = Voir la solution
puzzle-rest = Voir comment cela finit
puzzle-again = Depuis le début
puzzle-next = Problème suivant
puzzle-analysis = Analyser cette position

## Rules

# $game: the name of a game
rules-title = Règles de { $game }
rules-contents = Sommaire
rules-print = Imprimer
rules-lessons = Apprendre en jouant
rules-others = Règles des autres jeux :
