# What every page says.

site-title = trois jeux de pions
site-description = Joue à SIXTH!, Six et 27 : contre l’ordinateur, entre amis, ou pour découvrir qui avait raison.
skip-to-content = Aller au contenu
nav-label = Menu principal
nav-play = Jouer
nav-lobby = Salon
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-analysis = Analyse
nav-games = Parties
nav-settings = Réglages
nav-account = Compte
language-label = Langue
language-choose = Changer
footer-names = Les noms des jeux appartiennent à leurs éditeurs. Trilith n’a aucun lien avec eux.
footer-api = Pour les programmes
needs-script = Cette page a besoin de JavaScript. Les règles se lisent sans.
go-home = À la première page

home-title = Trois jeux. Quelques minutes pour apprendre, longtemps pour maîtriser.
home-unfinished = Tes parties en cours
home-play = Jouer
home-learn = Apprendre
home-lobby = { $count ->
    [0] Jouer avec d’autres : vers le salon
    [one] { $count } partie attend un joueur : vers le salon
   *[other] { $count } parties attendent un joueur : vers le salon
}
home-your-turn = { $count ->
    [one] À toi de jouer dans { $count } partie
   *[other] À toi de jouer dans { $count } parties
}

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
error-too-many-seeks = Tu proposes assez de parties dans le salon. Attends que quelqu’un en prenne une, ou annule-en une.
refused-not-yours-alone = D’autres personnes jouent dans cette partie : elle ne peut pas être supprimée.
refused-blocked = Tu ne peux pas jouer avec cette personne.
refused-banned = L’hébergeur de ce site t’en a exclu.
refused-too-fast = Tu écris trop vite. Attends un instant.
refused-between-people = Il n’y a pas d’indice dans une partie entre personnes.
error-too-many-tables = Tu suis trop de tables à la fois.
error-other-site = Cette page appartient à un autre site et ne peut pas se connecter ici.
error-connection = Le serveur ne répond pas. Un nouvel essai se fait tout seul.
error-busy = Le serveur a trop à faire en ce moment. Réessaie dans un instant.
error-too-fast = Cela faisait trop de demandes à la fois. Attends un instant et réessaie.
error-too-many-sockets = Il y a trop de connexions ouvertes depuis ici. Ferme quelques pages et réessaie.

refused-unreadable = Ce n’est pas un coup dans la notation de ce jeu.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-at-table = Tu regardes cette partie ; seuls ses joueurs peuvent jouer.
refused-stale = La position a changé entre-temps. Regarde de nouveau, puis joue.
refused-nothing-to-take-back = Tu n’as pas de coup à reprendre.
refused-too-long = Cette partie est trop longue pour continuer.
refused-waiting = Une place est encore libre. La partie commence quand toutes les places sont prises.
refused-no-take-backs = Il est convenu qu’aucun coup n’est repris dans cette partie.
refused-no-free-seat = Toutes les places de cette table sont prises. Tu peux regarder.
refused-seat-taken = Quelqu’un d’autre a pris cette place.
refused-other-side = Tu joues déjà pour l’autre camp.
refused-needs-account = Cette partie est classée. Pour y jouer, il te faut un compte.
refused-offer-stands = Tu l’as déjà proposé ; c’est à l’autre camp de répondre.
refused-offered-before = Tu l’as déjà proposé. Tu pourras le proposer de nouveau après ton prochain coup.
refused-rematch-declined = L’autre camp ne veut pas d’autre partie pour l’instant.
refused-no-offer = Il n’y a plus rien à refuser.
refused-too-late-to-abort = Les deux camps ont joué : la partie ne peut plus être annulée. Tu peux abandonner ou proposer la nulle.
refused-not-begun = Les deux camps doivent avoir joué avant qu’on puisse réclamer la victoire.
refused-no-live-clock = On ne peut réclamer la victoire quand les autres s’en vont que dans une partie à la pendule.
refused-not-absent = Tu peux réclamer la victoire quand l’autre camp est absent depuis { $seconds } secondes.
refused-not-over = La partie continue ; une autre pourra commencer quand elle sera finie.
refused-called-off = Cette partie a été annulée ; il n’y a pas de revanche.
refused-continued = La partie suivante a déjà commencé.
refused-your-turn = C’est ton tour : joue ton coup.
refused-no-plans = Cela ne peut pas se prévoir à cette table.
refused-plan-too-large = Ce plan est trop grand : un plan a au plus 30 lignes de 20 coups au plus.
refused-too-many-plans = Tu as changé ton plan trop souvent. Tu pourras en faire un autre après ton prochain coup.
refused-other-room = Les joueurs parlent entre eux, et ceux qui regardent parlent entre eux.
refused-nothing-said = Il n’y a encore rien à envoyer : écris d’abord quelque chose.
refused-too-much-said = Ce message est trop long : il peut avoir { $most } caractères.
refused-talk-full = On a tant parlé à cette table qu’il n’y a plus de place.

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
ending-abandoned = { $side ->
    [silver] Argent a quitté la partie.
    [brown] Brun a quitté la partie.
    [red] Rouge a quitté la partie.
    [black] Noir a quitté la partie.
   *[white] Blanc a quitté la partie.
}
ending-aborted = { $side ->
    [silver] Argent a annulé la partie.
    [brown] Brun a annulé la partie.
    [red] Rouge a annulé la partie.
    [black] Noir a annulé la partie.
   *[white] Blanc a annulé la partie.
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
new-friend = Un ami, par un lien
new-same-screen = Même écran
new-level = Niveau
new-side = Tu joues
new-side-random = Au hasard
new-clock = Pendule
new-clock-none = Aucune
new-clock-live = Minutes
new-clock-days = Jours
new-minutes = Minutes chacun
new-seconds = Secondes par coup
new-days = Jours par coup
new-terms = Ce qui est convenu
new-take-backs = Les coups peuvent être repris
new-private = Seuls les joueurs voient la partie
new-listed = Montrée dans le salon : chacun peut prendre la place
new-rated = Classée
new-rated-needs = Seulement pour deux joueurs avec un compte.
new-invite = Inviter
new-start = Commencer

game-board = Plateau
game-moves = Coups
game-steps = Parcourir la partie
game-actions = Actions
game-type-move = Taper un coup
