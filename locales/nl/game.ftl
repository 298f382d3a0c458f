# A game that is being played.

game-your-turn = Jij bent aan zet: je speelt { $side ->
    [silver] Zilver
    [brown] Bruin
    [red] Rood
    [black] Zwart
   *[white] Wit
}.
game-turn-of = { $side ->
    [silver] Zilver is aan zet.
    [brown] Bruin is aan zet.
    [red] Rood is aan zet.
    [black] Zwart is aan zet.
   *[white] Wit is aan zet.
}
game-thinking = De computer denkt na…
game-you-won = Je hebt gewonnen.
game-you-lost = Je hebt verloren.
game-drawn = Remise.
game-won = { $side ->
    [silver] Zilver heeft gewonnen.
    [brown] Bruin heeft gewonnen.
    [red] Rood heeft gewonnen.
    [black] Zwart heeft gewonnen.
   *[white] Wit heeft gewonnen.
}
game-declined = De computer speelt door.
game-watching = Je kijkt toe.
game-reconnecting = De verbinding is weg. Die komt vanzelf terug; er gaat niets verloren.
game-connected = Weer verbonden.
game-past = Je bekijkt zet { $ply } van { $plies }.
game-to-now = Terug naar nu
seat-you = Jij
seat-to-move = aan zet
seat-level = Computer, niveau { $level }

tool-hint = Hint
tool-take-back = Terugnemen
tool-draw = Remise
tool-resign = Opgeven
tool-turn = Bord draaien
tool-rematch = Revanche
tool-new = Nieuwe partij
tool-analyse = Analyseren
tool-record = Partij opslaan
tool-next = Naar de volgende partij
tool-resign-sure = Deze partij opgeven?
tool-hint-none = Hier is geen hint.
tool-why = Waarom kan ik geen zet doen?
said-hint = Hint: { $text }

confirm-move = { $text } spelen
confirm-back = Terug
undo-move = { $text } ongedaan maken

step-first = Naar het begin
step-back = Eén zet terug
step-half = Een halve zet vooruit
step-forward = Eén zet vooruit
step-last = Naar het einde
said-played = { $side ->
    [silver] Zilver
    [brown] Bruin
    [red] Rood
    [black] Zwart
   *[white] Wit
}: { $text }
game-clock-left = nog { $time }
