# Andere Leute.

profile-since = Hier seit
profile-bot = Bot
profile-bot-about = Mit diesem Konto spielt ein Programm.
profile-closed = Wer diese Seite betreibt, hat dieses Konto geschlossen.
profile-you = Das bist du.
profile-ratings = Wertungen
profile-no-ratings = Noch keine gewerteten Partien.
profile-rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
profile-uncertain = noch unsicher
profile-graph = { $count ->
    [one] Die Wertung ging in { $count } Partie von { $first } auf { $last }.
   *[other] Die Wertung ging in { $count } Partien von { $first } auf { $last } und lag zwischen { $lowest } und { $highest }.
}
profile-games = Letzte Partien
profile-no-games = Noch keine Partien zu zeigen.
profile-won = gewonnen
profile-lost = verloren
profile-drawn = unentschieden
profile-block = Blockieren
profile-unblock = Freigeben
profile-block-about = Wer blockiert ist, kann sich nicht an deine Tische setzen, und dir werden keine Angebote von dort gezeigt.
profile-blocked = Blockiert. Ihr trefft euch an keinem Tisch mehr.
profile-unblocked = Freigegeben.
profile-report = Melden
profile-report-text = Was ist geschehen?
profile-report-about = Nur wer diese Seite betreibt, liest es.
profile-report-send = Senden
profile-report-sent = Danke. Wer diese Seite betreibt, wird es lesen.
profile-unknown-title = Niemand mit diesem Namen
profile-unknown = Hier heißt niemand so. Vielleicht schreibt es sich anders, oder das Konto wurde gelöscht.
