# Le salon : les parties qui attendent un joueur, et les parties à regarder.

lobby-title = Salon
lobby-about = Prends une place libre, ou propose toi-même une partie.
lobby-offer = Proposer une partie
lobby-seeks = En attente d’un joueur
lobby-no-seeks = Personne n’attend de joueur en ce moment. Propose une partie, et elle apparaîtra ici.
lobby-sit = Jouer
lobby-own = Ta proposition
lobby-open = Ouvrir
lobby-games = Parties à regarder
lobby-no-games = Il n’y a rien à regarder en ce moment.
lobby-rated = classée
lobby-bot = robot
lobby-side = { $side ->
    [silver] tu joues Argent
    [brown] tu joues Brun
    [red] tu joues Rouge
    [black] tu joues Noir
   *[white] tu joues Blanc
}
lobby-time-none = sans pendule
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
lobby-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-gone = n’est plus libre
lobby-stale = La liste ne peut pas être mise à jour en ce moment. Un nouvel essai se fait tout seul.
