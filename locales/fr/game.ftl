# A game that is being played.

game-your-turn = { $side ->
    [silver] À toi de jouer : tu es Argent.
    [brown] À toi de jouer : tu es Brun.
    [red] À toi de jouer : tu es Rouge.
    [black] À toi de jouer : tu es Noir.
   *[white] À toi de jouer : tu es Blanc.
}
game-turn-of = { $side ->
    [silver] Argent joue.
    [brown] Brun joue.
    [red] Rouge joue.
    [black] Noir joue.
   *[white] Blanc joue.
}
game-thinking = L’ordinateur réfléchit…
game-you-won = Gagné !
game-you-lost = Perdu.
game-drawn = Partie nulle.
game-won = { $side ->
    [silver] Argent a gagné.
    [brown] Brun a gagné.
    [red] Rouge a gagné.
    [black] Noir a gagné.
   *[white] Blanc a gagné.
}
game-declined = L’ordinateur continue.
game-watching = Tu regardes.
game-reconnecting = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.
game-connected = De nouveau en ligne.
game-past = Tu regardes le coup { $ply } sur { $plies }.
game-to-now = Revenir au présent
seat-you = Toi
seat-to-move = à jouer
seat-level = Ordinateur, niveau { $level }

tool-hint = Indice
tool-take-back = Reprendre le coup
tool-draw = Nulle
tool-resign = Abandonner
tool-turn = Tourner le plateau
tool-rematch = Revanche
tool-new = Nouvelle partie
tool-analyse = Analyser
tool-record = Enregistrer la partie
tool-next = À la partie suivante
tool-resign-sure = Abandonner cette partie ?
tool-hint-none = Il n’y a pas d’indice ici.
tool-why = Pourquoi je ne peux pas jouer ?
said-hint = Indice : { $text }

confirm-move = Jouer { $text }
confirm-back = Retour
undo-move = Annuler { $text }

step-first = Au début
step-back = Un coup en arrière
step-half = Un demi-coup en avant
step-forward = Un coup en avant
step-last = À la fin
said-played = { $side ->
    [silver] Argent : { $text }
    [brown] Brun : { $text }
    [red] Rouge : { $text }
    [black] Noir : { $text }
   *[white] Blanc : { $text }
}
game-clock-left = Reste { $time }

# A table with others.

game-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
game-sending = { $text } est en route. Le coup part dès que la connexion revient.
game-gone = Cette partie a été supprimée.
game-resumed = Le serveur s’est absenté un moment. Aucune pendule n’a tourné.
game-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
state-connecting = Connexion…
state-connected = Connecté
state-reconnecting = Reconnexion…
state-offline = Hors ligne
state-gone = Supprimée
title-your-turn = À toi de jouer
title-waiting = En attente
seat-here = présent
seat-away = absent
seat-open = Place libre
clock-days = { $days } j { $hours } h

tool-abort = Annuler la partie
tool-abort-sure = Annuler cette partie ? Elle n’aura pas de résultat.
tool-take-back-offered = Reprise demandée
tool-draw-offered = Nulle proposée
tool-rematch-offered = Revanche proposée

offer-draw = { $name } propose la nulle.
offer-takeback = { $name } aimerait reprendre un coup.
offer-rematch = { $name } aimerait rejouer.
offer-accept = Accepter
offer-decline = Refuser
offer-claim-soon = { $name } est absent. Après { $seconds } secondes, tu pourras réclamer la partie.
offer-claim-now = { $name } est parti. Tu peux réclamer la partie ou attendre.
offer-claim = Réclamer la partie
offer-wait = Attendre
said-declined-draw = La nulle a été refusée.
said-declined-takeback = La reprise a été refusée.
said-declined-rematch = La revanche a été refusée.
said-took-back = Un coup a été repris.
said-sat = { $name } s’assoit à la table.
said-begun = Toutes les places sont prises. La partie commence.
said-away = { $name } s’est absenté.
said-back = { $name } est là.
said-talk = { $name } dit : { $text }

invite-title = Invite quelqu’un
invite-text = Envoie ce lien. Qui l’ouvre peut prendre la place libre.
invite-text-team = Envoie ce lien aux autres. Qui l’ouvre peut prendre une place libre.
invite-link = Lien vers cette partie
invite-copy = Copier
invite-copied = Le lien est copié.
invite-not-copied = Le lien n’a pas pu être copié. Sélectionne-le et copie-le toi-même.
invite-share = Partager
invite-share-text = On joue à { $game } ?
invite-code = Code QR
invite-code-alt = Le lien vers cette partie en code QR
invite-listed = La partie figure aussi dans le salon.
invite-title-from = { $name } t’invite à jouer à { $game }
invite-title-somebody = On t’invite à jouer à { $game }
invite-play = { $side ->
    [silver] Jouer avec Argent
    [brown] Jouer avec Brun
    [red] Jouer avec Rouge
    [black] Jouer avec Noir
   *[white] Jouer avec Blanc
}
invite-seat = { $side ->
    [red] Rouge, place { $number }
   *[black] Noir, place { $number }
}
invite-sit = S’asseoir ici
invite-name = Ton nom
invite-name-about = Si tu veux. Les autres le voient.
invite-watch = Tu peux aussi rester ici et regarder.

term-title = Ce qui est convenu
term-you-play = { $side ->
    [silver] Tu joues Argent.
    [brown] Tu joues Brun.
    [red] Tu joues Rouge.
    [black] Tu joues Noir.
   *[white] Tu joues Blanc.
}
term-no-clock = Sans pendule
term-live = { $seconds ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun, { $seconds } s de plus par coup
}
term-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
term-rated = Classée
term-casual = Non classée
term-take-backs = Les coups peuvent être repris si l’autre camp est d’accord
term-no-take-backs = Aucun coup n’est repris
term-private = Seuls les joueurs voient la partie
term-open = Qui a le lien peut regarder

talk-title = Discussion
talk-text = Message
talk-send = Envoyer
talk-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
talk-players = Seuls les joueurs lisent ceci jusqu’à la fin de la partie.
talk-watchers = Ici parlent ceux qui regardent. Les joueurs le liront après la partie.
talk-everybody = La partie est finie : tout le monde lit ceci.
talk-mute = Couper la discussion
talk-muted = La discussion est coupée. Rien de ce qui est dit n’est montré.

plan-title = Prévisions
plan-move = Prévoir un coup
plan-answer = Prévoir une réponse
plan-choose = Choisis le coup à jouer quand ce sera ton tour.
plan-theirs = Que pourrait jouer l’autre camp ?
plan-mine = Que réponds-tu ?
plan-keep = Garder
plan-back = Retour
plan-stop = Arrêter
plan-remove = Retirer
plan-premove = Prévu : { $text }
plan-if = Sur { $theirs }, alors…
plan-pair = Sur { $theirs }, alors { $mine }
plan-changed = La position a changé. Tu peux prévoir à nouveau.
plan-not-now = Dans la position actuelle, ce ne serait pas permis.
