# La sala: partite che aspettano qualcuno e partite da guardare.

lobby-title = Sala
lobby-about = Prendi un posto libero o proponi tu una partita.
lobby-offer = Proponi una partita
lobby-seeks = Manca qualcuno
lobby-no-seeks = In questo momento nessuno aspetta un avversario. Proponi una partita e comparirà qui.
lobby-sit = Gioca
lobby-own = La tua proposta
lobby-open = Apri
lobby-games = Partite da guardare
lobby-no-games = In questo momento non c’è niente da guardare.
lobby-rated = per la classifica
lobby-bot = bot
lobby-side = { $side ->
    [silver] giochi con Argento
    [brown] giochi con Marrone
    [red] giochi con Rosso
    [black] giochi con Nero
   *[white] giochi con Bianco
}
lobby-time-none = senza orologio
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}
lobby-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
lobby-gone = non più libero
lobby-stale = L’elenco non si può aggiornare adesso. Si riprova da sé.
