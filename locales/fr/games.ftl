# The list of one's games.

games-delete-sure = Supprimer pour de bon ? On ne pourra pas revenir en arrière.

games-turn-title = À toi de jouer
games-next = Partie suivante
games-rest-title = Les autres
games-your-turn = à toi de jouer
games-to-move = à { $name } de jouer
games-their-turn = à l’autre de jouer
games-seat-free = une place est libre
games-called-off = annulée
games-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
games-left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
games-left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
