# What every page says.

site-title = tre giochi di pedine
site-description = Gioca a SIXTH!, Six e 27: contro il computer, con un amico, o per scoprire chi aveva ragione.
skip-to-content = Vai al contenuto
nav-label = Menu principale
nav-play = Gioca
nav-lobby = Sala
nav-learn = Impara
nav-puzzles = Problemi
nav-analysis = Analisi
nav-games = Partite
nav-settings = Impostazioni
nav-account = Account
language-label = Lingua
language-choose = Cambia
footer-names = I nomi dei giochi appartengono ai loro editori. Trilith non è affiliato a loro.
footer-api = Per i programmi
needs-script = Questa pagina ha bisogno di JavaScript. Le regole si leggono anche senza.
go-home = Alla prima pagina

home-title = Tre giochi. Pochi minuti per imparare, molto tempo per padroneggiarli.
home-unfinished = Le tue partite in corso
home-play = Gioca
home-learn = Impara
home-lobby = { $count ->
    [0] Giocare con altri: alla sala
    [one] { $count } partita aspetta qualcuno: alla sala
   *[other] { $count } partite aspettano qualcuno: alla sala
}
home-your-turn = { $count ->
    [one] Tocca a te in { $count } partita
   *[other] Tocca a te in { $count } partite
}

seat-computer = Computer, livello { $level }
seat-same-screen = Stesso schermo
seat-guest = Ospite
games-plies = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
games-going-on = in corso

error-not-found-title = Qui non c’è niente
error-not-found = A questo indirizzo non c’è niente. Forse il link è incompleto.
error-no-game-title = Partita inesistente
error-no-game = A questo indirizzo non c’è nessuna partita. Forse il link è incompleto, o la partita è stata eliminata.
error-server-title = Qualcosa è andato storto
error-server = Il server non ci è riuscito. Non si è perso niente; riprova.
error-unreadable = Questo non si può leggere: { $problem }
error-too-many-games = Hai già il massimo di partite che si possono conservare. Prima eliminane qualcuna.
error-too-many-seeks = Offri già abbastanza partite nella sala. Aspetta che qualcuno ne accetti una, o annullane una.
refused-not-yours-alone = In questa partita giocano altre persone: non si può eliminare.
refused-blocked = Non puoi giocare con questa persona.
refused-banned = Chi gestisce questo sito ti ha escluso.
refused-too-fast = Scrivi troppo in fretta. Aspetta un momento.
refused-between-people = Non ci sono suggerimenti in una partita tra persone.
error-too-many-tables = Stai seguendo troppi tavoli insieme.
error-other-site = Questa pagina appartiene a un altro sito e non può collegarsi qui.
error-connection = Il server non risponde. Si riprova da sé.
error-busy = Il server ha troppo da fare in questo momento. Riprova tra un istante.
error-too-fast = Le richieste erano troppe in una volta. Attendi un momento e riprova.
error-too-many-sockets = Da qui sono aperte troppe connessioni. Chiudi qualche pagina e riprova.

refused-unreadable = Non è una mossa nella notazione di questo gioco.
refused-not-your-turn = Non è il tuo turno.
refused-not-at-table = Stai guardando questa partita; solo i suoi giocatori possono muovere.
refused-stale = La posizione nel frattempo è cambiata. Guarda di nuovo, poi muovi.
refused-nothing-to-take-back = Non hai mosse da ritirare.
refused-too-long = Questa partita è troppo lunga per continuare.
refused-waiting = C’è ancora un posto libero. La partita comincia quando tutti i posti sono occupati.
refused-no-take-backs = È stato concordato che in questa partita non si ritirano mosse.
refused-no-free-seat = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
refused-seat-taken = Qualcun altro ha preso questo posto.
refused-other-side = Giochi già per l’altra parte.
refused-needs-account = Questa partita vale per la classifica. Per giocarla ti serve un account.
refused-offer-stands = L’hai già proposto; ora tocca all’altra parte rispondere.
refused-offered-before = L’hai già proposto. Potrai proporlo di nuovo dopo la tua prossima mossa.
refused-rematch-declined = L’altra parte adesso non vuole un’altra partita.
refused-no-offer = Non c’è più niente da rifiutare.
refused-too-late-to-abort = Entrambe le parti hanno mosso: la partita non si può più annullare. Puoi abbandonare o proporre patta.
refused-not-begun = Entrambe le parti devono muovere prima che si possa reclamare la vittoria.
refused-no-live-clock = Si può reclamare la vittoria quando gli altri se ne vanno solo in una partita con l’orologio.
refused-not-absent = Puoi reclamare la vittoria quando l’altra parte è assente da { $seconds } secondi.
refused-not-over = La partita continua; un’altra potrà cominciare quando sarà finita.
refused-called-off = Questa partita è stata annullata; non c’è rivincita.
refused-continued = La partita successiva è già cominciata.
refused-your-turn = È il tuo turno: fai la tua mossa.
refused-no-plans = A questo tavolo non si può pianificare.
refused-plan-too-large = Questo piano è troppo grande: un piano ha al massimo 30 varianti di al massimo 20 mosse.
refused-too-many-plans = Hai cambiato piano troppe volte. Potrai pianificare di nuovo dopo la tua prossima mossa.
refused-other-room = Chi gioca parla con chi gioca, e chi guarda parla con chi guarda.
refused-nothing-said = Non c’è ancora niente da inviare: prima scrivi qualcosa.
refused-too-much-said = Questo messaggio è troppo lungo: può avere { $most } caratteri.
refused-talk-full = A questo tavolo si è parlato tanto che non c’è più spazio.

ending-resigned = { $side ->
    [silver] Argento ha abbandonato.
    [brown] Marrone ha abbandonato.
    [red] Rosso ha abbandonato.
    [black] Nero ha abbandonato.
   *[white] Bianco ha abbandonato.
}
ending-flagged = { $side ->
    [silver] Argento ha finito il tempo.
    [brown] Marrone ha finito il tempo.
    [red] Rosso ha finito il tempo.
    [black] Nero ha finito il tempo.
   *[white] Bianco ha finito il tempo.
}
ending-abandoned = { $side ->
    [silver] Argento ha lasciato la partita.
    [brown] Marrone ha lasciato la partita.
    [red] Rosso ha lasciato la partita.
    [black] Nero ha lasciato la partita.
   *[white] Bianco ha lasciato la partita.
}
ending-aborted = { $side ->
    [silver] Argento ha annullato la partita.
    [brown] Marrone ha annullato la partita.
    [red] Rosso ha annullato la partita.
    [black] Nero ha annullato la partita.
   *[white] Bianco ha annullato la partita.
}
ending-agreed = Patta per accordo.

settings-title = Impostazioni
settings-keys = Tasti
keys-arrows = Andare da un posto all’altro del tavoliere
keys-enter = Scegliere un pezzo, poi dove va
keys-digits = Quanti sollevarne, o quale gruppo resta
keys-escape = Rimettere a posto ciò che è sollevato
keys-steps = Una mossa indietro, una mossa avanti
keys-turn = Girare il tavoliere
keys-engine = In un’analisi, accendere o spegnere il motore
keys-type = Scrivere una mossa

games-title = Le tue partite
games-none = Ancora nessuna partita. La prima è a due clic.
games-delete = Elimina
studies-title = Le tue analisi
studies-none = Ancora nessuna analisi. Ogni partita o posizione può diventarlo.
studies-new = Nuova analisi
study-untitled = Senza titolo

new-title = Nuova partita
new-from-position = Da una posizione di
new-game = Gioco
new-variant = Variante
new-every-option = Tutte le opzioni
new-variant-text = Questo è
new-opponent = Avversario
new-computer = Computer
new-friend = Un amico, con un link
new-same-screen = Stesso schermo
new-level = Livello
new-side = Giochi con
new-side-random = A caso
new-clock = Orologio
new-clock-none = Nessuno
new-clock-live = Minuti
new-clock-days = Giorni
new-minutes = Minuti a testa
new-seconds = Secondi per mossa
new-days = Giorni per mossa
new-terms = Che cosa è concordato
new-take-backs = Le mosse si possono ritirare
new-private = Solo i giocatori vedono la partita
new-listed = Mostrata nella sala: chiunque può prendere il posto
new-rated = Vale per la classifica
new-rated-needs = Solo per due giocatori con un account.
new-invite = Invita
new-start = Comincia

game-board = Tavoliere
game-moves = Mosse
game-steps = Scorri la partita
game-actions = Azioni
game-type-move = Scrivi una mossa
