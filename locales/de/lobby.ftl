# Die Lobby: Partien, die auf jemanden warten, und Partien zum Zuschauen.

lobby-title = Lobby
lobby-about = Nimm einen freien Platz oder biete selbst eine Partie an.
lobby-offer = Partie anbieten
lobby-seeks = Hier fehlt noch jemand
lobby-no-seeks = Gerade wartet niemand auf Mitspieler. Biete eine Partie an, dann steht sie hier.
lobby-sit = Spielen
lobby-own = Dein Angebot
lobby-open = Öffnen
lobby-games = Partien zum Zuschauen
lobby-no-games = Gerade gibt es nichts zum Zuschauen.
lobby-rated = gewertet
lobby-bot = Bot
lobby-side = { $side ->
    [silver] du spielst Silber
    [brown] du spielst Braun
    [red] du spielst Rot
    [black] du spielst Schwarz
   *[white] du spielst Weiß
}
lobby-time-none = ohne Uhr
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
lobby-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-gone = nicht mehr frei
lobby-stale = Die Liste lässt sich gerade nicht auffrischen. Es wird von selbst wieder versucht.
