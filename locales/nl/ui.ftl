# What every page says.

site-title = drie spellen met stenen
site-description = Speel SIXTH!, Six en 27: tegen de computer, met een vriend, of om uit te zoeken wie er gelijk had.
skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-play = Spelen
nav-learn = Leren
nav-puzzles = Puzzels
nav-analysis = Analyse
nav-games = Partijen
nav-settings = Instellingen
language-label = Taal
language-choose = Wijzigen
footer-names = De namen van de spellen zijn van hun uitgevers. Trilith is niet met hen verbonden.
needs-script = Deze pagina heeft JavaScript nodig. De regels zijn ook zonder te lezen.
go-home = Naar de startpagina

home-title = Drie spellen. Een paar minuten om te leren, lang om te beheersen.
home-unfinished = Je lopende partijen
home-play = Spelen
home-learn = Leren

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
error-connection = De server is niet bereikbaar. Er wordt vanzelf opnieuw geprobeerd.
error-other-site = Een andere site heeft hierom gevraagd, dus er is niets gedaan. Probeer het vanaf deze opnieuw.

refused-unreadable = Dit is geen zet in de notatie van dit spel.
refused-not-your-turn = Je bent niet aan zet.
refused-not-at-table = Je kijkt toe bij deze partij; alleen de spelers kunnen zetten doen.
refused-stale = De stelling is intussen veranderd. Kijk nog eens en doe dan je zet.
refused-nothing-to-take-back = Je hebt geen zet om terug te nemen.
refused-too-long = Deze partij is te lang om door te gaan.

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
new-same-screen = Zelfde scherm
new-level = Niveau
new-side = Jij speelt
new-side-random = Maakt niet uit
new-clock = Klok
new-minutes = Minuten per speler
new-seconds = Seconden per zet
new-clock-none = Zonder minuten is er geen klok.
new-start = Beginnen

game-board = Bord
game-moves = Zetten
game-steps = Door de partij lopen
game-actions = Acties
game-type-move = Zet intypen
