# What every page says.

site-title = drie spellen met stenen
site-description = Speel SIXTH!, Six en 27: tegen de computer, met een vriend, of om uit te zoeken wie er gelijk had.
skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-play = Spelen
nav-lobby = Lobby
nav-learn = Leren
nav-puzzles = Puzzels
nav-analysis = Analyse
nav-games = Partijen
nav-settings = Instellingen
nav-account = Account
language-label = Taal
language-choose = Wijzigen
footer-names = De namen van de spellen zijn van hun uitgevers. Trilith is niet met hen verbonden.
footer-api = Voor programma’s
needs-script = Deze pagina heeft JavaScript nodig. De regels zijn ook zonder te lezen.
go-home = Naar de startpagina

home-title = Drie spellen. Een paar minuten om te leren, lang om te beheersen.
home-unfinished = Je lopende partijen
home-play = Spelen
home-learn = Leren
home-lobby = { $count ->
    [0] Met anderen spelen: naar de lobby
    [one] { $count } partij wacht op een speler: naar de lobby
   *[other] { $count } partijen wachten op een speler: naar de lobby
}
home-your-turn = { $count ->
    [one] Jij bent aan zet in { $count } partij
   *[other] Jij bent aan zet in { $count } partijen
}

seat-computer = Computer, niveau { $level }
seat-same-screen = Zelfde scherm
seat-guest = Gast
games-plies = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
games-going-on = loopt nog

error-not-found-title = Hier is niets
error-not-found = Op dit adres is niets te vinden. Misschien is de link onvolledig.
error-no-game-title = Die partij is er niet
error-no-game = Op dit adres is geen partij. Misschien is de link onvolledig, of is de partij verwijderd.
error-server-title = Er ging iets mis
error-server = De server kon dit niet doen. Er is niets verloren; probeer het nog eens.
error-unreadable = Dit is niet te lezen: { $problem }
error-too-many-games = Je hebt zoveel partijen als er bewaard kunnen worden. Verwijder er eerst een paar.
error-too-many-seeks = Je biedt genoeg partijen aan in de lobby. Wacht tot iemand er een neemt, of trek er een in.
refused-not-yours-alone = In deze partij spelen andere mensen mee; ze kan niet worden verwijderd.
refused-blocked = Je kunt niet met deze persoon spelen.
refused-banned = De beheerder van deze site heeft je buitengesloten.
refused-too-fast = Je schrijft te snel. Wacht even.
refused-between-people = In een partij tussen mensen zijn er geen hints.
error-too-many-tables = Je volgt te veel tafels tegelijk.
error-other-site = Deze pagina hoort bij een andere site en kan hier geen verbinding maken.
error-connection = De server is niet bereikbaar. Er wordt vanzelf opnieuw geprobeerd.
error-busy = De server heeft het nu te druk. Probeer het zo meteen nog eens.
error-too-fast = Dit waren te veel verzoeken tegelijk. Wacht even en probeer het nog eens.
error-too-many-sockets = Er staan hiervandaan te veel verbindingen open. Sluit een paar pagina’s en probeer het nog eens.

refused-unreadable = Dit is geen zet in de notatie van dit spel.
refused-not-your-turn = Je bent niet aan zet.
refused-not-at-table = Je kijkt toe bij deze partij; alleen de spelers kunnen zetten doen.
refused-stale = De stelling is intussen veranderd. Kijk nog eens en doe dan je zet.
refused-nothing-to-take-back = Je hebt geen zet om terug te nemen.
refused-too-long = Deze partij is te lang om door te gaan.
refused-waiting = Er is nog een plaats vrij. De partij begint als alle plaatsen bezet zijn.
refused-no-take-backs = Er is afgesproken dat in deze partij geen zetten worden teruggenomen.
refused-no-free-seat = Alle plaatsen aan deze tafel zijn bezet. Je kunt toekijken.
refused-seat-taken = Iemand anders heeft deze plaats genomen.
refused-other-side = Je speelt al voor de andere kant.
refused-needs-account = Deze partij telt mee voor de rating. Om mee te spelen heb je een account nodig.
refused-offer-stands = Je hebt dit al voorgesteld; nu is het antwoord aan de anderen.
refused-offered-before = Je hebt dit al voorgesteld. Na je volgende zet kun je het opnieuw voorstellen.
refused-rematch-declined = De anderen willen nu geen nieuwe partij.
refused-no-offer = Er is niets meer om af te wijzen.
refused-too-late-to-abort = Beide kanten hebben gezet; de partij kan niet meer worden afgebroken. Je kunt opgeven of remise aanbieden.
refused-not-begun = Beide kanten moeten hebben gezet voordat de winst kan worden opgeëist.
refused-no-live-clock = Alleen in een partij met een lopende klok kun je de winst opeisen als de anderen weggaan.
refused-not-absent = Je kunt de winst opeisen als de anderen { $seconds } seconden weg zijn.
refused-not-over = De partij is nog bezig; een nieuwe kan beginnen als ze voorbij is.
refused-called-off = Deze partij is afgebroken; er is geen revanche.
refused-continued = De volgende partij is al begonnen.
refused-your-turn = Je bent aan zet: doe je zet.
refused-no-plans = Dit kan aan deze tafel niet vooruit worden gepland.
refused-plan-too-large = Dit plan is te groot: een plan heeft hooguit 30 varianten van hooguit 20 zetten.
refused-too-many-plans = Je hebt je plan te vaak veranderd. Na je volgende zet kun je weer plannen.
refused-other-room = Spelers praten met spelers, en wie toekijkt praat met wie toekijkt.
refused-nothing-said = Er is nog niets om te versturen: schrijf eerst iets.
refused-too-much-said = Dit bericht is te lang: het mag { $most } tekens hebben.
refused-talk-full = Aan deze tafel is zoveel gezegd dat er geen ruimte meer is.

ending-resigned = { $side ->
    [silver] Zilver heeft opgegeven.
    [brown] Bruin heeft opgegeven.
    [red] Rood heeft opgegeven.
    [black] Zwart heeft opgegeven.
   *[white] Wit heeft opgegeven.
}
ending-flagged = { $side ->
    [silver] De tijd van Zilver is om.
    [brown] De tijd van Bruin is om.
    [red] De tijd van Rood is om.
    [black] De tijd van Zwart is om.
   *[white] De tijd van Wit is om.
}
ending-abandoned = { $side ->
    [silver] Zilver heeft de partij verlaten.
    [brown] Bruin heeft de partij verlaten.
    [red] Rood heeft de partij verlaten.
    [black] Zwart heeft de partij verlaten.
   *[white] Wit heeft de partij verlaten.
}
ending-aborted = { $side ->
    [silver] Zilver heeft de partij afgebroken.
    [brown] Bruin heeft de partij afgebroken.
    [red] Rood heeft de partij afgebroken.
    [black] Zwart heeft de partij afgebroken.
   *[white] Wit heeft de partij afgebroken.
}
ending-agreed = Remise overeengekomen.

settings-title = Instellingen
settings-keys = Toetsen
keys-arrows = Van plek naar plek over het bord
keys-enter = Een stuk kiezen, dan waar het heen gaat
keys-digits = Hoeveel je optilt, of welke groep blijft
keys-escape = Terugleggen wat is opgetild
keys-steps = Een zet terug, een zet vooruit
keys-turn = Bord draaien
keys-engine = In een analyse de engine aan- of uitzetten
keys-type = Een zet intypen

games-title = Je partijen
games-none = Nog geen partijen. De eerste is twee klikken ver.
games-delete = Verwijderen
studies-title = Je analyses
studies-none = Nog geen analyses. Elke partij of stelling kan er een worden.
studies-new = Nieuwe analyse
study-untitled = Zonder titel

new-title = Nieuwe partij
new-from-position = Vanuit een stelling van
new-game = Spel
new-variant = Variant
new-every-option = Alle opties
new-variant-text = Dit is
new-opponent = Tegenstander
new-computer = Computer
new-friend = Een vriend, via een link
new-same-screen = Zelfde scherm
new-level = Niveau
new-side = Jij speelt
new-side-random = Maakt niet uit
new-clock = Klok
new-clock-none = Geen
new-clock-live = Minuten
new-clock-days = Dagen
new-minutes = Minuten per speler
new-seconds = Seconden per zet
new-days = Dagen per zet
new-terms = Wat is afgesproken
new-take-backs = Zetten mogen worden teruggenomen
new-private = Alleen de spelers zien de partij
new-listed = Zichtbaar in de lobby: iedereen kan de plaats nemen
new-rated = Telt mee voor de rating
new-rated-needs = Alleen voor twee spelers met een account.
new-invite = Uitnodigen
new-start = Beginnen

game-board = Bord
game-moves = Zetten
game-steps = Door de partij lopen
game-actions = Acties
game-type-move = Zet intypen
