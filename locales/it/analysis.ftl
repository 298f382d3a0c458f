# Analysis of games and positions, and boards that are shown in other pages.
# $side: silver brown red black white · $seat: its number, or none where two play · $move, $problem, $what: as they are · all counts are numbers.

## The page on which an analysis begins

analysis-title = Analisi
analysis-about = Guarda qualsiasi partita o posizione, per conto tuo o con il motore. Niente di ciò che provi qui cambia una partita.
analysis-draft = Continua l’analisi che non hai salvato
analysis-choose = Comincia da un gioco
analysis-any-variant = O una variante qualsiasi, con il suo nome
analysis-open = Apri
analysis-paste = Incolla una partita o una posizione
analysis-paste-label = Partita, mosse o posizione
analysis-paste-help = Una partita come testo o JSON; oppure una variante seguita da mosse o da una posizione, per esempio: 27 1:4 9:2
analysis-mine = Le mie analisi
analysis-none = Non hai ancora salvato un’analisi.
analysis-untitled = Senza titolo
analysis-missing-title = Analisi inesistente
analysis-missing = A questo indirizzo non c’è nessuna analisi. Forse il link è incompleto.

## The page of an analysis

analysis-title-of = Analisi di { $variant }
analysis-description = Una posizione con le sue mosse e varianti, da guardare e da provare.
analysis-board = Tavoliere
analysis-panels = Analisi
analysis-new = Nuova analisi
analysis-tab-lines = Motore
analysis-tab-moves = Mosse
analysis-tab-report = Rapporto
analysis-tab-share = Condividi
analysis-steps = Scorri la partita
analysis-first = All’inizio
analysis-back = Una mossa indietro
analysis-half = Mezza mossa: ciò che la prossima mossa solleva
analysis-half-said = La prossima mossa è { $move }.
analysis-forward = Una mossa avanti
analysis-last = Alla fine
analysis-turn-board = Gira il tavoliere
analysis-to-move = { $side ->
    [silver] Tocca ad Argento
    [brown] Tocca a Marrone
    [red] { $seat ->
        [none] Tocca a Rosso
       *[other] Tocca a Rosso, posto { $seat }
    }
    [black] { $seat ->
        [none] Tocca a Nero
       *[other] Tocca a Nero, posto { $seat }
    }
   *[white] Tocca a Bianco
}
analysis-lost = Il server non risponde. La tua analisi è conservata qui.
analysis-again = Riprova

## The evaluation bar

analysis-bar = Valutazione
analysis-no-score = Non valutata
analysis-chance = { $side ->
    [silver] Argento vince con una probabilità di { $share }
    [brown] Marrone vince con una probabilità di { $share }
    [red] Rosso vince con una probabilità di { $share }
    [black] Nero vince con una probabilità di { $share }
   *[white] Bianco vince con una probabilità di { $share }
}
analysis-proven-draw = Dimostrato: patta
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Dimostrato: Argento vince in { $plies } mossa
       *[other] Dimostrato: Argento vince in { $plies } mosse
    }
    [brown] { $plies ->
        [one] Dimostrato: Marrone vince in { $plies } mossa
       *[other] Dimostrato: Marrone vince in { $plies } mosse
    }
    [red] { $plies ->
        [one] Dimostrato: Rosso vince in { $plies } mossa
       *[other] Dimostrato: Rosso vince in { $plies } mosse
    }
    [black] { $plies ->
        [one] Dimostrato: Nero vince in { $plies } mossa
       *[other] Dimostrato: Nero vince in { $plies } mosse
    }
   *[white] { $plies ->
        [one] Dimostrato: Bianco vince in { $plies } mossa
       *[other] Dimostrato: Bianco vince in { $plies } mosse
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Dimostrato: Nero vince di { $margin } disco
       *[other] Dimostrato: Nero vince di { $margin } dischi
    }
   *[white] { $margin ->
        [one] Dimostrato: Bianco vince di { $margin } disco
       *[other] Dimostrato: Bianco vince di { $margin } dischi
    }
}
analysis-won = { $side ->
    [silver] Ha vinto Argento
    [brown] Ha vinto Marrone
    [red] Ha vinto Rosso
    [black] Ha vinto Nero
   *[white] Ha vinto Bianco
}

## The engine

analysis-engine = Motore
analysis-line-count = Quante linee
analysis-lines = { $count ->
    [one] { $count } linea
   *[other] { $count } linee
}
analysis-depth = Profondità { $depth } · { $nodes } posizioni
analysis-engine-off = Il motore è spento.
analysis-engine-held = Il motore è occupato con altro in questa pagina.
analysis-engine-over = Qui la partita è finita.
analysis-engine-waiting = Il motore sta per pensare…
analysis-engine-queued = Tutti i motori sono occupati. Il tuo comincia appena uno è libero; fino ad allora puoi continuare senza.
analysis-engine-done = { $figures } · finito
analysis-engine-gone = Analisi senza motore: è occupato, o il server non risponde.
analysis-think-on = Pensa ancora

## Moves, comments and variations

analysis-start = Inizio
analysis-no-moves = Ancora nessuna mossa. Falla sul tavoliere: ogni mossa resta qui.
analysis-variation = Variante con { $move }
analysis-type = Scrivi una mossa
analysis-marks = Che cosa pensi della mossa
analysis-mark-1 = Buona mossa
analysis-mark-2 = Errore
analysis-mark-3 = Mossa brillante
analysis-mark-4 = Errore grave
analysis-mark-5 = Mossa interessante
analysis-mark-6 = Mossa dubbia
analysis-comment = Commento a { $move }
analysis-comment-start = Commento prima della prima mossa
analysis-promote = Sposta su la variante
analysis-promoted = Questa variante ora viene prima delle altre.
analysis-delete = Elimina da qui
analysis-deleted = La mossa e tutto ciò che seguiva non ci sono più.
analysis-undo = Riporta { $move }
analysis-tree-full = In questa analisi non si possono conservare altre mosse.

## The report

analysis-report-about = Il motore guarda ogni posizione della linea principale e mostra dove la partita è cambiata.
analysis-report-how = Quanto a lungo guardare
analysis-report-quick = Veloce
analysis-report-careful = Attento
analysis-report-deep = A fondo
analysis-report-begin = Fai il rapporto
analysis-report-anew = Fallo di nuovo
analysis-report-stop = Ferma
analysis-report-progress = Avanzamento del rapporto
analysis-report-going = { $done } di { $all } posizioni
analysis-report-stopped = Fermato dopo { $done } di { $all } posizioni.
analysis-report-lost = Il motore se n’è andato dopo { $done } di { $all } posizioni. Ciò che ha trovato resta.
analysis-report-clean = Nessun errore trovato.
analysis-report-done = { $count ->
    [one] Il rapporto è pronto: { $count } errore.
   *[other] Il rapporto è pronto: { $count } errori.
}
analysis-report-keep = Scrivi tutto questo nelle mosse
analysis-report-kept = I segni e le mosse migliori ora sono nelle mosse.
analysis-graph = Probabilità di vittoria della prima parte, mossa per mossa
analysis-graph-said = { $side ->
    [silver] Probabilità di vittoria di Argento, mossa per mossa; { $share } alla fine
    [red] Probabilità di vittoria di Rosso, mossa per mossa; { $share } alla fine
   *[black] Probabilità di vittoria di Nero, mossa per mossa; { $share } alla fine
}
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Errore grave
analysis-missed-win = Mancata una vittoria dimostrata
analysis-better = Meglio: { $move }
analysis-accuracy = { $value } % di precisione
analysis-judged = Imprecisioni: { $inaccuracies } · errori: { $mistakes } · errori gravi: { $blunders }

## Saving and sharing

analysis-study-title = Titolo
analysis-save = Salva
analysis-save-copy = Salva come mia
analysis-saved = Salvata. Chi ha il link può guardarla.
analysis-unsaved = Ci sono modifiche non salvate.
analysis-not-saved = Non ha funzionato. Non si è perso niente; riprova.
analysis-link = Link a questa posizione
analysis-frame = Tavoliere per la tua pagina
analysis-copy = Copia
analysis-copy-of = Copia: { $what }
analysis-copied = Copiato.
analysis-not-copied = Il browser non permette di copiare. Seleziona il testo e copialo a mano.
analysis-copy-text = Copia la partita
analysis-take-text = Scarica il testo
analysis-take-json = Scarica il JSON
analysis-print = Stampa
analysis-pictures = Immagini
analysis-picture-svg = Immagine (SVG)
analysis-picture-png = Immagine (PNG)
analysis-picture-gif = Animazione (GIF)
analysis-picture-qr = Codice QR
analysis-play-on = Gioca da qui

## Setting up a position by hand

analysis-setup = Componi una posizione
analysis-setup-short = Componi
analysis-setup-about = { $game ->
    [six] Scegli una tessera, poi una casella del tavolo.
   *[other] Scegli un pezzo, poi un posto sul tavoliere. Il pezzo va sopra ciò che c’è.
}
analysis-tools = Pezzo
analysis-tool = { $piece ->
    [silver-pawn] Pedone argento
    [silver-hunchback] Gobbo argento
    [silver-giant] Gigante argento
    [brown-pawn] Pedone marrone
    [brown-hunchback] Gobbo marrone
    [brown-giant] Gigante marrone
    [milady-milady] Milady
    [red-tile] Tessera rossa
    [graphite-tile] Tessera nera
    [ebony-disc] Disco nero
    [ivory-disc] Disco bianco
    [stone-disc] Disco grigio
   *[end-disc] Disco rosso
}
analysis-tool-take = Togli
analysis-tool-field = Togli la casella
analysis-turn = A chi tocca
analysis-seat = { $side ->
    [silver] Argento
    [brown] Marrone
    [red] { $seat ->
        [none] Rosso
       *[other] Rosso, posto { $seat }
    }
    [black] { $seat ->
        [none] Nero
       *[other] Nero, posto { $seat }
    }
   *[white] Bianco
}
analysis-round = Fase
analysis-round-name = { $round ->
    [1] Prima: posare tessere
   *[2] Seconda: muovere tessere
}
analysis-points = Punti di re
analysis-clear = Svuota il tavoliere
analysis-from-start = Posizione iniziale
analysis-use = Analizza questa posizione
analysis-cancel = Annulla
analysis-setup-good = Questa posizione si può giocare.
analysis-setup-over = Questa posizione è possibile, ma la partita è già finita.
analysis-setup-problem = Questa posizione non si può giocare: { $problem }
analysis-setup-tiles = Nella prima fase Rosso ha sul tavolo tante tessere quante Nero, o una in più, e ci sono ancora tessere nelle mani. Ora ci sono: tessere rosse { $red }, tessere nere { $black }.
analysis-setup-apart = Le tessere non sono unite: ognuna deve toccarne un’altra.
analysis-setup-discs = { $disc ->
    [black] Ci sono nove dischi neri, e sulla linea ce ne sono { $count }.
   *[white] Ci sono nove dischi bianchi, e sulla linea ce ne sono { $count }.
}

## Boards in other pages

analysis-embed-full = Analizza su Trilith
analysis-step-of = { $step } di { $all }
