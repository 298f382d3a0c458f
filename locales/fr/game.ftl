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
