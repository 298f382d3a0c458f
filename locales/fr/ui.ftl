# What every page says.

site-title = trois jeux de pions
site-description = Joue à SIXTH!, Six et 27 : contre l’ordinateur, entre amis, ou pour découvrir qui avait raison.
skip-to-content = Aller au contenu
nav-label = Menu principal
nav-play = Jouer
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-analysis = Analyse
nav-games = Parties
nav-settings = Réglages
language-label = Langue
language-choose = Changer
footer-names = Les noms des jeux appartiennent à leurs éditeurs. Trilith n’a aucun lien avec eux.
needs-script = Cette page a besoin de JavaScript. Les règles se lisent sans.
go-home = À la première page

home-title = Trois jeux. Quelques minutes pour apprendre, longtemps pour maîtriser.
home-unfinished = Tes parties en cours
home-play = Jouer
home-learn = Apprendre

seat-computer = Ordinateur, niveau { $level }
seat-same-screen = Même écran
seat-guest = Invité
games-plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
games-going-on = en cours

error-not-found-title = Rien ici
error-not-found = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
error-no-game-title = Partie introuvable
error-no-game = Il n’y a pas de partie à cette adresse. Le lien est peut-être incomplet, ou la partie a été supprimée.
error-server-title = Un problème est survenu
error-server = Le serveur n’a pas pu faire cela. Rien n’est perdu ; merci de réessayer.
error-unreadable = C’est illisible : { $problem }
error-too-many-games = Tu as déjà le nombre maximal de parties. Supprimes-en d’abord quelques-unes.
error-connection = Le serveur ne répond pas. Un nouvel essai se fait tout seul.
error-other-site = Un autre site l’a demandé, rien n’a donc été fait. Réessaie depuis celui-ci.

refused-unreadable = Ce n’est pas un coup dans la notation de ce jeu.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-at-table = Tu regardes cette partie ; seuls ses joueurs peuvent jouer.
refused-stale = La position a changé entre-temps. Regarde de nouveau, puis joue.
refused-nothing-to-take-back = Tu n’as pas de coup à reprendre.
refused-too-long = Cette partie est trop longue pour continuer.

ending-resigned = { $side ->
    [silver] Argent a abandonné.
    [brown] Brun a abandonné.
    [red] Rouge a abandonné.
    [black] Noir a abandonné.
   *[white] Blanc a abandonné.
}
ending-flagged = { $side ->
    [silver] Le temps d’Argent est écoulé.
    [brown] Le temps de Brun est écoulé.
    [red] Le temps de Rouge est écoulé.
    [black] Le temps de Noir est écoulé.
   *[white] Le temps de Blanc est écoulé.
}
ending-agreed = Nulle par accord.

settings-title = Réglages
settings-keys = Touches
keys-arrows = Aller d’un endroit à l’autre du plateau
keys-enter = Choisir une pièce, puis où elle va
keys-digits = Combien soulever, ou quel groupe reste
keys-escape = Reposer ce qui est soulevé
keys-steps = Un coup en arrière, un coup en avant
keys-turn = Tourner le plateau
keys-engine = Dans une analyse, moteur en marche ou à l’arrêt
keys-type = Taper un coup

games-title = Tes parties
games-none = Pas encore de parties. La première est à deux clics.
games-delete = Supprimer
studies-title = Tes analyses
studies-none = Pas encore d’analyses. Toute partie ou position peut en devenir une.
studies-new = Nouvelle analyse
study-untitled = Sans titre

new-title = Nouvelle partie
new-from-position = À partir d’une position de
new-game = Jeu
new-variant = Variante
new-every-option = Toutes les options
new-variant-text = C’est
new-opponent = Adversaire
new-computer = Ordinateur
new-same-screen = Même écran
new-level = Niveau
new-side = Tu joues
new-side-random = Au hasard
new-clock = Pendule
new-minutes = Minutes chacun
new-seconds = Secondes par coup
new-clock-none = Sans minutes, il n’y a pas de pendule.
new-start = Commencer

game-board = Plateau
game-moves = Coups
game-steps = Parcourir la partie
game-actions = Actions
game-type-move = Taper un coup
