# De lobby: partijen die op iemand wachten en partijen om te bekijken.

lobby-title = Lobby
lobby-about = Neem een vrije plaats, of bied zelf een partij aan.
lobby-offer = Partij aanbieden
lobby-seeks = Wacht op een speler
lobby-no-seeks = Op dit moment wacht niemand op een speler. Bied een partij aan, dan staat ze hier.
lobby-sit = Spelen
lobby-own = Jouw aanbod
lobby-open = Openen
lobby-games = Partijen om te bekijken
lobby-no-games = Op dit moment is er niets te bekijken.
lobby-rated = voor rating
lobby-bot = bot
lobby-side = { $side ->
    [silver] jij speelt Zilver
    [brown] jij speelt Bruin
    [red] jij speelt Rood
    [black] jij speelt Zwart
   *[white] jij speelt Wit
}
lobby-time-none = zonder klok
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
lobby-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
lobby-gone = niet meer vrij
lobby-stale = De lijst kan nu niet worden bijgewerkt. Het wordt vanzelf opnieuw geprobeerd.
