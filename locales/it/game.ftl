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
