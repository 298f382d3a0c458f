# Analysis of games and positions, and boards that are shown in other pages.

## The page on which an analysis begins

analysis-title = Analyse
analysis-about = Bekijk elke partij of stelling, alleen of met de engine. Wat je hier probeert, verandert geen partij.
analysis-draft = Verdergaan met de analyse die je niet hebt opgeslagen
analysis-choose = Met een spel beginnen
analysis-any-variant = Of een andere variant, op naam
analysis-open = Openen
analysis-paste = Een verslag of een stelling plakken
analysis-paste-label = Verslag, zetten of stelling
analysis-paste-help = Een verslag als tekst of JSON; of een variant met daarachter zetten of een stelling, zoals: 27 1:4 9:2
analysis-mine = Mijn analyses
analysis-none = Je hebt nog geen analyse opgeslagen.
analysis-untitled = Zonder titel
analysis-missing-title = Die analyse is er niet
analysis-missing = Op dit adres is geen analyse. Misschien is de link onvolledig.

## The page of an analysis

analysis-title-of = Analyse van { $variant }
analysis-description = Een stelling met haar zetten en varianten, om te bekijken en uit te proberen.
analysis-board = Bord
analysis-panels = Analyse
analysis-new = Nieuwe analyse
analysis-tab-lines = Engine
analysis-tab-moves = Zetten
analysis-tab-report = Rapport
analysis-tab-share = Delen
analysis-steps = Door de partij lopen
analysis-first = Naar het begin
analysis-back = Eén zet terug
analysis-half = Een halve stap: wat de volgende zet optilt
analysis-half-said = De volgende zet is { $move }.
analysis-forward = Eén zet vooruit
analysis-last = Naar het einde
analysis-turn-board = Bord draaien
analysis-to-move = { $side ->
    [silver] Zilver aan zet
    [brown] Bruin aan zet
    [red] { $seat ->
        [none] Rood aan zet
       *[other] Rood aan zet, plaats { $seat }
    }
    [black] { $seat ->
        [none] Zwart aan zet
       *[other] Zwart aan zet, plaats { $seat }
    }
   *[white] Wit aan zet
}
analysis-lost = De server is niet bereikbaar. Je analyse blijft hier bewaard.
analysis-again = Opnieuw proberen

## The evaluation bar

analysis-bar = Beoordeling
analysis-no-score = Niet beoordeeld
analysis-chance = { $side ->
    [silver] Zilver wint met een kans van { $share }
    [brown] Bruin wint met een kans van { $share }
    [red] Rood wint met een kans van { $share }
    [black] Zwart wint met een kans van { $share }
   *[white] Wit wint met een kans van { $share }
}
analysis-proven-draw = Bewezen: remise
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Bewezen: Zilver wint in { $plies } beurt
       *[other] Bewezen: Zilver wint in { $plies } beurten
    }
    [brown] { $plies ->
        [one] Bewezen: Bruin wint in { $plies } beurt
       *[other] Bewezen: Bruin wint in { $plies } beurten
    }
    [red] { $plies ->
        [one] Bewezen: Rood wint in { $plies } beurt
       *[other] Bewezen: Rood wint in { $plies } beurten
    }
    [black] { $plies ->
        [one] Bewezen: Zwart wint in { $plies } beurt
       *[other] Bewezen: Zwart wint in { $plies } beurten
    }
   *[white] { $plies ->
        [one] Bewezen: Wit wint in { $plies } beurt
       *[other] Bewezen: Wit wint in { $plies } beurten
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Bewezen: Zwart wint met { $margin } schijf verschil
       *[other] Bewezen: Zwart wint met { $margin } schijven verschil
    }
   *[white] { $margin ->
        [one] Bewezen: Wit wint met { $margin } schijf verschil
       *[other] Bewezen: Wit wint met { $margin } schijven verschil
    }
}
analysis-won = { $side ->
    [silver] Zilver heeft gewonnen
    [brown] Bruin heeft gewonnen
    [red] Rood heeft gewonnen
    [black] Zwart heeft gewonnen
   *[white] Wit heeft gewonnen
}

## The engine

analysis-engine = Engine
analysis-line-count = Hoeveel zettenreeksen
analysis-lines = { $count ->
    [one] { $count } zettenreeks
   *[other] { $count } zettenreeksen
}
analysis-depth = Diepte { $depth } · { $nodes } stellingen
analysis-engine-off = De engine staat uit.
analysis-engine-held = De engine is op deze pagina met iets anders bezig.
analysis-engine-over = Hier is de partij voorbij.
analysis-engine-waiting = De engine gaat zo nadenken…
analysis-engine-queued = Alle engines zijn bezig. De jouwe begint zodra er een vrij is; tot dan kun je zonder verder.
analysis-engine-done = { $figures } · klaar
analysis-engine-gone = Analyse zonder engine: die is bezig, of de server is niet bereikbaar.
analysis-think-on = Verder denken

## Moves, comments and variations

analysis-start = Begin
analysis-no-moves = Nog geen zetten. Doe er een op het bord: elke zet blijft hier bewaard.
analysis-variation = Variant met { $move }
analysis-type = Zet intypen
analysis-marks = Wat je van de zet vindt
analysis-mark-1 = Goede zet
analysis-mark-2 = Fout
analysis-mark-3 = Briljante zet
analysis-mark-4 = Blunder
analysis-mark-5 = Interessante zet
analysis-mark-6 = Twijfelachtige zet
analysis-comment = Opmerking bij { $move }
analysis-comment-start = Opmerking vóór de eerste zet
analysis-promote = Variant omhoog
analysis-promoted = Deze variant staat nu vóór de andere.
analysis-delete = Vanaf hier verwijderen
analysis-deleted = De zet en alles wat erop volgde is weg.
analysis-undo = { $move } terughalen
analysis-tree-full = Meer zetten kunnen in deze analyse niet worden bewaard.

## The report

analysis-report-about = De engine bekijkt elke stelling van de hoofdvariant en laat zien waar het keerde.
analysis-report-how = Hoe lang kijken
analysis-report-quick = Snel
analysis-report-careful = Zorgvuldig
analysis-report-deep = Diep
analysis-report-begin = Rapport maken
analysis-report-anew = Opnieuw maken
analysis-report-stop = Stoppen
analysis-report-progress = Voortgang van het rapport
analysis-report-going = { $done } van { $all } stellingen
analysis-report-stopped = Gestopt na { $done } van { $all } stellingen.
analysis-report-lost = De engine viel weg na { $done } van { $all } stellingen. Wat is gevonden, blijft.
analysis-report-clean = Geen fouten gevonden.
analysis-report-done = { $count ->
    [one] Het rapport is klaar: { $count } fout.
   *[other] Het rapport is klaar: { $count } fouten.
}
analysis-report-keep = Bij de zetten schrijven
analysis-report-kept = Tekens en betere zetten staan nu bij de zetten.
analysis-graph = De winstkans van de eerste kant, zet voor zet
analysis-graph-said = { $side ->
    [silver] De winstkans van Zilver, zet voor zet; aan het einde { $share }
    [red] De winstkans van Rood, zet voor zet; aan het einde { $share }
   *[black] De winstkans van Zwart, zet voor zet; aan het einde { $share }
}
analysis-inaccuracy = Onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Blunder
analysis-missed-win = Bewezen winst gemist
analysis-better = Beter: { $move }
analysis-accuracy = { $value } % nauwkeurig
analysis-judged = Onnauwkeurigheden: { $inaccuracies } · fouten: { $mistakes } · blunders: { $blunders }

## Saving and sharing

analysis-study-title = Titel
analysis-save = Opslaan
analysis-save-copy = Als die van mij opslaan
analysis-saved = Opgeslagen. Wie de link heeft, kan meekijken.
analysis-unsaved = Er zijn wijzigingen die niet zijn opgeslagen.
analysis-not-saved = Dit lukte niet. Er is niets verloren; probeer het nog eens.
analysis-link = Link naar deze stelling
analysis-frame = Bord voor je eigen pagina
analysis-copy = Kopiëren
analysis-copy-of = Kopiëren: { $what }
analysis-copied = Gekopieerd.
analysis-not-copied = De browser staat kopiëren niet toe. Selecteer de tekst en kopieer hem zelf.
analysis-copy-text = Verslag kopiëren
analysis-take-text = Tekst downloaden
analysis-take-json = JSON downloaden
analysis-print = Afdrukken
analysis-pictures = Afbeeldingen
analysis-picture-svg = Afbeelding (SVG)
analysis-picture-png = Afbeelding (PNG)
analysis-picture-gif = Animatie (GIF)
analysis-picture-qr = QR-code
analysis-play-on = Vanaf hier spelen

## Setting up a position by hand

analysis-setup = Een stelling opzetten
analysis-setup-short = Opzetten
analysis-setup-about = { $game ->
    [six] Kies een tegel, dan een vak op tafel.
   *[other] Kies een stuk, dan een plek op het bord. Een stuk komt boven op wat er ligt.
}
analysis-tools = Stuk
analysis-tool = { $piece ->
    [silver-pawn] Zilveren pion
    [silver-hunchback] Zilveren Bultenaar
    [silver-giant] Zilveren Reus
    [brown-pawn] Bruine pion
    [brown-hunchback] Bruine Bultenaar
    [brown-giant] Bruine Reus
    [milady-milady] Milady
    [red-tile] Rode tegel
    [graphite-tile] Zwarte tegel
    [ebony-disc] Zwarte schijf
    [ivory-disc] Witte schijf
    [stone-disc] Grijze schijf
   *[end-disc] Rode schijf
}
analysis-tool-take = Wegnemen
analysis-tool-field = Veld verwijderen
analysis-turn = Wie aan zet is
analysis-seat = { $side ->
    [silver] Zilver
    [brown] Bruin
    [red] { $seat ->
        [none] Rood
       *[other] Rood, plaats { $seat }
    }
    [black] { $seat ->
        [none] Zwart
       *[other] Zwart, plaats { $seat }
    }
   *[white] Wit
}
analysis-round = Ronde
analysis-round-name = { $round ->
    [1] Eén: tegels leggen
   *[2] Twee: tegels verplaatsen
}
analysis-points = Koningspunten
analysis-clear = Bord leegmaken
analysis-from-start = Beginstelling
analysis-use = Deze stelling analyseren
analysis-cancel = Annuleren
analysis-setup-good = Deze stelling kan worden gespeeld.
analysis-setup-over = Deze stelling kan bestaan, maar de partij is erin voorbij.
analysis-setup-problem = Deze stelling kan niet worden gespeeld: { $problem }
analysis-setup-tiles = In ronde één heeft Rood evenveel tegels op tafel als Zwart, of één meer, en zijn er nog tegels in de hand. Nu zijn er { $red } rode en { $black } zwarte tegels.
analysis-setup-apart = De tegels hangen niet samen: elke tegel moet een andere raken.
analysis-setup-discs = { $disc ->
    [black] Er zijn negen zwarte schijven, en { $count } liggen in de rij.
   *[white] Er zijn negen witte schijven, en { $count } liggen in de rij.
}

## Boards in other pages

analysis-embed-full = Op Trilith analyseren
analysis-step-of = { $step } van { $all }
