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

# A table with others.

game-waiting = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
game-sending = { $text } is onderweg. De zet wordt verstuurd zodra de verbinding terug is.
game-gone = Deze partij is verwijderd.
game-resumed = De server was even weg. Intussen liep er geen klok.
game-watchers = { $count ->
    [one] { $count } persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
state-connecting = Verbinden…
state-connected = Verbonden
state-reconnecting = Opnieuw verbinden…
state-offline = Offline
state-gone = Verwijderd
title-your-turn = Jij bent aan zet
title-waiting = Wachten
seat-here = aanwezig
seat-away = weg
seat-open = Vrije plaats
clock-days = { $days } d { $hours } u

tool-abort = Afgelasten
tool-abort-sure = Deze partij afgelasten? Ze krijgt dan geen uitslag.
tool-take-back-offered = Terugnemen gevraagd
tool-draw-offered = Remise voorgesteld
tool-rematch-offered = Revanche voorgesteld

offer-draw = { $name } stelt remise voor.
offer-takeback = { $name } wil graag een zet terugnemen.
offer-rematch = { $name } wil graag nog eens spelen.
offer-accept = Aannemen
offer-decline = Afslaan
offer-claim-soon = { $name } is weg. Na { $seconds } seconden kun je de partij opeisen.
offer-claim-now = { $name } is vertrokken. Je kunt de partij opeisen of wachten.
offer-claim = Partij opeisen
offer-wait = Wachten
said-declined-draw = De remise is afgeslagen.
said-declined-takeback = Het terugnemen is afgeslagen.
said-declined-rematch = De revanche is afgeslagen.
said-took-back = Er is een zet teruggenomen.
said-sat = { $name } komt aan tafel zitten.
said-begun = Alle plaatsen zijn bezet. De partij begint.
said-away = { $name } is weggegaan.
said-back = { $name } is er.
said-talk = { $name } zegt: { $text }

invite-title = Nodig iemand uit
invite-text = Stuur deze link. Wie hem opent, kan de vrije plaats nemen.
invite-text-team = Stuur deze link naar de anderen. Wie hem opent, kan een vrije plaats nemen.
invite-link = Link naar deze partij
invite-copy = Kopiëren
invite-copied = De link is gekopieerd.
invite-not-copied = De link kon niet worden gekopieerd. Selecteer en kopieer hem zelf.
invite-share = Delen
invite-share-text = Zullen we { $game } spelen?
invite-code = QR-code
invite-code-alt = De link naar deze partij als QR-code
invite-listed = De partij staat ook in de lobby.
invite-title-from = { $name } nodigt je uit voor { $game }
invite-title-somebody = Je bent uitgenodigd voor { $game }
invite-play = { $side ->
    [silver] Met Zilver spelen
    [brown] Met Bruin spelen
    [red] Met Rood spelen
    [black] Met Zwart spelen
   *[white] Met Wit spelen
}
invite-seat = { $side ->
    [red] Rood, plaats { $number }
   *[black] Zwart, plaats { $number }
}
invite-sit = Hier gaan zitten
invite-name = Je naam
invite-name-about = Als je wilt. De anderen zien hem.
invite-watch = Je kunt ook hier blijven en toekijken.

term-title = Wat is afgesproken
term-you-play = { $side ->
    [silver] Je speelt met Zilver.
    [brown] Je speelt met Bruin.
    [red] Je speelt met Rood.
    [black] Je speelt met Zwart.
   *[white] Je speelt met Wit.
}
term-no-clock = Zonder klok
term-live = { $seconds ->
    [0] { $minutes } min per speler
   *[other] { $minutes } min per speler, { $seconds } s extra per zet
}
term-days = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
}
term-rated = Telt mee voor de rating
term-casual = Telt niet mee voor de rating
term-take-backs = Zetten mogen worden teruggenomen als de anderen instemmen
term-no-take-backs = Er worden geen zetten teruggenomen
term-private = Alleen de spelers zien de partij
term-open = Wie de link heeft, kan toekijken

talk-title = Gesprek
talk-text = Bericht
talk-send = Versturen
talk-unread = { $count } nieuw
talk-players = Tot het einde van de partij lezen alleen de spelers dit.
talk-watchers = Hier praten wie toekijken. De spelers lezen het als de partij voorbij is.
talk-everybody = De partij is voorbij: iedereen leest dit.
talk-mute = Gesprek dempen
talk-muted = Het gesprek is gedempt. Niets van wat er gezegd wordt, is te zien.

plan-title = Plannen
plan-move = Zet plannen
plan-answer = Antwoord plannen
plan-choose = Kies de zet die wordt gedaan zodra jij aan zet bent.
plan-theirs = Wat zouden ze kunnen spelen?
plan-mine = Wat antwoord je?
plan-keep = Bewaren
plan-back = Terug
plan-stop = Stoppen
plan-remove = Verwijderen
plan-premove = Gepland: { $text }
plan-if = Op { $theirs } dan…
plan-pair = Op { $theirs } dan { $mine }
plan-changed = De stelling is veranderd. Je kunt opnieuw plannen.
plan-not-now = Dat zou nu niet zijn toegestaan.
