# A game that is being played.

game-your-turn = { $side ->
    [silver] Tocca a te: giochi con Argento.
    [brown] Tocca a te: giochi con Marrone.
    [red] Tocca a te: giochi con Rosso.
    [black] Tocca a te: giochi con Nero.
   *[white] Tocca a te: giochi con Bianco.
}
game-turn-of = { $side ->
    [silver] Tocca ad Argento.
    [brown] Tocca a Marrone.
    [red] Tocca a Rosso.
    [black] Tocca a Nero.
   *[white] Tocca a Bianco.
}
game-thinking = Il computer pensa…
game-you-won = Hai vinto.
game-you-lost = Hai perso.
game-drawn = Patta.
game-won = { $side ->
    [silver] Ha vinto Argento.
    [brown] Ha vinto Marrone.
    [red] Ha vinto Rosso.
    [black] Ha vinto Nero.
   *[white] Ha vinto Bianco.
}
game-declined = Il computer continua a giocare.
game-watching = Stai guardando.
game-reconnecting = La connessione è caduta. Torna da sola; non si perde niente.
game-connected = Di nuovo in linea.
game-past = Stai guardando la mossa { $ply } di { $plies }.
game-to-now = Torna al presente
seat-you = Tu
seat-to-move = di turno
seat-level = Computer, livello { $level }

tool-hint = Suggerimento
tool-take-back = Ritira la mossa
tool-draw = Patta
tool-resign = Abbandona
tool-turn = Gira il tavoliere
tool-rematch = Rivincita
tool-new = Nuova partita
tool-analyse = Analizza
tool-record = Salva la partita
tool-next = Alla prossima partita
tool-resign-sure = Abbandonare questa partita?
tool-hint-none = Qui non c’è un suggerimento.
tool-why = Perché non posso muovere?
said-hint = Suggerimento: { $text }

confirm-move = Gioca { $text }
confirm-back = Indietro
undo-move = Annulla { $text }

step-first = All’inizio
step-back = Una mossa indietro
step-half = Mezza mossa avanti
step-forward = Una mossa avanti
step-last = Alla fine
said-played = { $side ->
    [silver] Argento: { $text }
    [brown] Marrone: { $text }
    [red] Rosso: { $text }
    [black] Nero: { $text }
   *[white] Bianco: { $text }
}
game-clock-left = Restano { $time }

# A table with others.

game-waiting = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
game-sending = { $text } è in viaggio. Parte appena torna la connessione.
game-gone = Questa partita è stata eliminata.
game-resumed = Il server è stato assente per un po’. Intanto nessun orologio ha camminato.
game-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
state-connecting = Connessione…
state-connected = Connesso
state-reconnecting = Riconnessione…
state-offline = Non in linea
state-gone = Eliminata
title-your-turn = Tocca a te
title-waiting = In attesa
seat-here = presente
seat-away = assente
seat-open = Posto libero
clock-days = { $days } g { $hours } h

tool-abort = Annulla la partita
tool-abort-sure = Annullare questa partita? Non avrà un risultato.
tool-take-back-offered = Ritiro chiesto
tool-draw-offered = Patta proposta
tool-rematch-offered = Rivincita proposta

offer-draw = { $name } propone la patta.
offer-takeback = { $name } vorrebbe ritirare una mossa.
offer-rematch = { $name } vorrebbe giocare ancora.
offer-accept = Accetta
offer-decline = Rifiuta
offer-claim-soon = { $name } è assente. Dopo { $seconds } secondi potrai reclamare la partita.
offer-claim-now = { $name } se n’è andato. Puoi reclamare la partita o aspettare.
offer-claim = Reclama la partita
offer-wait = Aspetta
said-declined-draw = La patta è stata rifiutata.
said-declined-takeback = Il ritiro della mossa è stato rifiutato.
said-declined-rematch = La rivincita è stata rifiutata.
said-took-back = Una mossa è stata ritirata.
said-sat = { $name } si siede al tavolo.
said-begun = Tutti i posti sono occupati. La partita comincia.
said-away = { $name } si è allontanato.
said-back = { $name } è qui.
said-talk = { $name } dice: { $text }

invite-title = Invita qualcuno
invite-text = Manda questo link. Chi lo apre può prendere il posto libero.
invite-text-team = Manda questo link agli altri. Chi lo apre può prendere un posto libero.
invite-link = Link a questa partita
invite-copy = Copia
invite-copied = Il link è stato copiato.
invite-not-copied = Non è stato possibile copiare il link. Selezionalo e copialo tu.
invite-share = Condividi
invite-share-text = Giochiamo a { $game }?
invite-code = Codice QR
invite-code-alt = Il link a questa partita come codice QR
invite-listed = La partita compare anche nella sala.
invite-title-from = { $name } ti invita a giocare a { $game }
invite-title-somebody = Ti invitano a giocare a { $game }
invite-play = { $side ->
    [silver] Gioca con Argento
    [brown] Gioca con Marrone
    [red] Gioca con Rosso
    [black] Gioca con Nero
   *[white] Gioca con Bianco
}
invite-seat = { $side ->
    [red] Rosso, posto { $number }
   *[black] Nero, posto { $number }
}
invite-sit = Siediti qui
invite-name = Il tuo nome
invite-name-about = Se vuoi. Gli altri lo vedono.
invite-watch = Puoi anche restare qui e guardare.

term-title = Che cosa è concordato
term-you-play = { $side ->
    [silver] Giochi con Argento.
    [brown] Giochi con Marrone.
    [red] Giochi con Rosso.
    [black] Giochi con Nero.
   *[white] Giochi con Bianco.
}
term-no-clock = Senza orologio
term-live = { $seconds ->
    [0] { $minutes } min a testa
   *[other] { $minutes } min a testa, { $seconds } s in più per mossa
}
term-days = { $days ->
    [one] Un giorno per mossa
   *[other] { $days } giorni per mossa
}
term-rated = Vale per la classifica
term-casual = Non vale per la classifica
term-take-backs = Le mosse si possono ritirare se l’altra parte è d’accordo
term-no-take-backs = Non si ritirano mosse
term-private = Solo i giocatori vedono la partita
term-open = Chi ha il link può guardare

talk-title = Conversazione
talk-text = Messaggio
talk-send = Invia
talk-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
talk-players = Fino alla fine della partita lo leggono solo i giocatori.
talk-watchers = Qui parla chi guarda. I giocatori lo leggeranno a partita finita.
talk-everybody = La partita è finita: questo lo leggono tutti.
talk-mute = Silenzia la conversazione
talk-muted = La conversazione è silenziata. Nulla di ciò che si dice viene mostrato.

plan-title = Piani
plan-move = Pianifica una mossa
plan-answer = Pianifica una risposta
plan-choose = Scegli la mossa da fare quando toccherà a te.
plan-theirs = Che cosa potrebbe giocare l’altra parte?
plan-mine = Che cosa rispondi?
plan-keep = Tieni
plan-back = Indietro
plan-stop = Smetti
plan-remove = Togli
plan-premove = Pianificata: { $text }
plan-if = Su { $theirs }, allora…
plan-pair = Su { $theirs }, allora { $mine }
plan-changed = La posizione è cambiata. Puoi pianificare di nuovo.
plan-not-now = Con la posizione attuale non sarebbe permesso.
