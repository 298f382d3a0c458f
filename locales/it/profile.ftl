# Altre persone.

profile-since = Qui da
profile-bot = bot
profile-bot-about = Con questo account gioca un programma.
profile-closed = Chi gestisce questo sito ha chiuso questo account.
profile-you = Sei tu.
profile-ratings = Punteggi
profile-no-ratings = Ancora nessuna partita per la classifica.
profile-rated-games = { $count ->
    [one] { $count } partita per la classifica
   *[other] { $count } partite per la classifica
}
profile-uncertain = ancora incerto
profile-graph = { $count ->
    [one] Il punteggio è passato da { $first } a { $last } in { $count } partita.
   *[other] Il punteggio è passato da { $first } a { $last } in { $count } partite, tra { $lowest } e { $highest }.
}
profile-games = Ultime partite
profile-no-games = Ancora nessuna partita da mostrare.
profile-won = vinta
profile-lost = persa
profile-drawn = patta
profile-block = Blocca
profile-unblock = Sblocca
profile-block-about = Chi è bloccato non può sedersi ai tuoi tavoli, e le sue proposte non ti vengono mostrate.
profile-blocked = Bloccato. Non vi incontrerete più a un tavolo.
profile-unblocked = Sbloccato.
profile-report = Segnala
profile-report-text = Che cosa è successo?
profile-report-about = Lo legge solo chi gestisce questo sito.
profile-report-send = Invia
profile-report-sent = Grazie. Chi gestisce questo sito lo leggerà.
profile-unknown-title = Nessuno con questo nome
profile-unknown = Qui nessuno ha questo nome. Forse si scrive in un altro modo, o l’account è stato eliminato.
