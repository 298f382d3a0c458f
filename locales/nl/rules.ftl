# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.

## Any game

illegal-over = De partij is voorbij: er zijn geen zetten meer. Je kunt terugkijken of een nieuwe beginnen.
illegal-needless-pass = Niet toegestaan: passen kan alleen als je geen andere zet hebt, en nu heb je er een.
illegal-other-game = Niet toegestaan: dit is een zet van een ander spel.

## SIXTH!

illegal-sixth-occupied = Niet toegestaan: { $square } is niet leeg. Nieuwe stukken komen op lege vakken.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Niet mogelijk: Zilver heeft geen Bultenaar om te plaatsen, of te weinig punten ervoor.
            [giant] Niet mogelijk: Zilver heeft geen Reus om te plaatsen, of te weinig punten ervoor.
            [milady] Niet mogelijk: Zilver heeft geen Milady om te plaatsen.
           *[pawn] Niet mogelijk: Zilver heeft geen pionnen meer om te plaatsen. Verplaats liever een stapel.
        }
       *[brown] { $piece ->
            [hunchback] Niet mogelijk: Bruin heeft geen Bultenaar om te plaatsen, of te weinig punten ervoor.
            [giant] Niet mogelijk: Bruin heeft geen Reus om te plaatsen, of te weinig punten ervoor.
            [milady] Niet mogelijk: Bruin heeft geen Milady om te plaatsen.
           *[pawn] Niet mogelijk: Bruin heeft geen pionnen meer om te plaatsen. Verplaats liever een stapel.
        }
    }
illegal-sixth-no-milady = Niet mogelijk: deze partij wordt zonder Milady gespeeld.
illegal-sixth-milady-on-board = Niet mogelijk: Milady staat al op het bord, op { $square }.
illegal-sixth-not-on-edge = Niet toegestaan: Milady wordt aan de rand van het bord geplaatst, en { $square } ligt niet aan de rand.
illegal-sixth-not-your-milady = { $side ->
        [silver] Niet toegestaan: alleen Zilver heeft voor Milady betaald, dus alleen Zilver mag haar plaatsen of verplaatsen. Je mag wel op haar landen.
       *[brown] Niet toegestaan: alleen Bruin heeft voor Milady betaald, dus alleen Bruin mag haar plaatsen of verplaatsen. Je mag wel op haar landen.
    }
illegal-sixth-no-stack = Op { $square } staat niets. Kies een stapel om te verplaatsen.
illegal-sixth-wrong-count = { $pieces ->
        [one] Niet mogelijk: je kunt er geen { $count } van { $square } nemen, want daar staat één stuk.
       *[other] Niet mogelijk: je kunt er geen { $count } van { $square } nemen, want daar staan { $pieces } stukken. Neem er 1 tot en met { $pieces }.
    }
illegal-sixth-too-tall = Niet toegestaan: de stapel op { $square } is zes hoog of hoger. Hij kan niet worden verplaatst; je kunt er alleen op landen.
illegal-sixth-empty-target = Niet toegestaan: { $square } is leeg, en een zet eindigt op een andere stapel.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Buiten bereik: { $from } gaat als pion, één stap omhoog, omlaag, naar links of naar rechts, en komt niet op { $to }.
        [rook] Buiten bereik: { $from } gaat als toren, recht tot de eerste stapel op zijn weg, en komt niet op { $to }.
        [knight] Buiten bereik: { $from } gaat als paard, twee vakken en één opzij, en komt niet op { $to }.
        [bishop] Buiten bereik: { $from } gaat als loper, schuin tot de eerste stapel op zijn weg, en komt niet op { $to }.
        [king] Buiten bereik: { $from } is een koning en gaat niet naar { $to }.
       *[queen] Buiten bereik: { $from } gaat als dame, in elke richting tot de eerste stapel op haar weg, en komt niet op { $to }.
    }
illegal-sixth-on-hunchback = Niet toegestaan: boven op { $square } staat een Bultenaar, en daar mag niets op worden gezet.
illegal-sixth-takes-back = { $side ->
        [silver] Niet toegestaan: dit zou de laatste zet van Zilver ongedaan maken. Speel nu iets anders; de volgende beurt kan het misschien wel.
       *[brown] Niet toegestaan: dit zou de laatste zet van Bruin ongedaan maken. Speel nu iets anders; de volgende beurt kan het misschien wel.
    }
illegal-sixth-milady-waits = Niet toegestaan: Milady is zichtbaar op { $square }, en je kunt op haar landen, dus het moet.

ending-sixth-king = { $side ->
        [silver] Zilver wint met een koning op { $square }.
       *[brown] Bruin wint met een koning op { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Zilver wint met zes punten.
       *[brown] Bruin wint met zes punten.
    }
ending-sixth-passes-won = { $side ->
        [silver] Beide spelers hebben gepast. Zilver heeft meer punten en wint.
       *[brown] Beide spelers hebben gepast. Bruin heeft meer punten en wint.
    }
ending-sixth-passes-drawn = Remise: beide spelers hebben gepast.
ending-repetition = Remise: deze stelling staat er voor de derde keer.

## Six

illegal-six-hands-not-empty = Nog niet: de tegel op { $cell } blijft daar tot alle handen leeg zijn. Leg een tegel uit je hand.
illegal-six-hands-empty = Je hebt geen tegel in je hand om op { $cell } te leggen. Verplaats er een van jou die op tafel ligt.
illegal-six-not-origin = De eerste tegel komt op 0,0, niet op { $cell }. Op een lege tafel zijn alle plekken gelijk.
illegal-six-taken = Niet toegestaan: op { $cell } ligt al een tegel.
illegal-six-apart = Niet toegestaan: { $cell } raakt geen tegel op tafel. Kies een vak met een buur.
illegal-six-touches-red = Niet toegestaan: de eerste tegel van Rood mag de rode begintegel niet raken, en { $cell } doet dat. Drie andere vakken zijn vrij.
illegal-six-no-tile = Op { $cell } ligt geen tegel. Kies er een van jou.
illegal-six-not-yours = { $side ->
        [red] Niet toegestaan: de tegel op { $cell } is van Rood. Kies er een van jou.
       *[black] Niet toegestaan: de tegel op { $cell } is van Zwart. Kies er een van jou.
    }
illegal-six-same-cell = Niet toegestaan: de tegel mag niet terug naar { $cell }. Kies een ander vak.
illegal-six-keep-missing = Zonder de tegel op { $cell } zijn twee of meer groepen even groot. Kies welke ervan blijft.
illegal-six-keep-needless = Zonder de tegel op { $from } is er maar één grootste groep, dus er valt niets te kiezen, en { $cell } hoeft niet te worden genoemd.
illegal-six-keep-unknown = Zonder de tegel op { $from } heet geen van de grootste groepen { $cell }. Kies een van de grootste groepen.
illegal-six-apart-from-rest = Niet toegestaan: { $cell } raakt geen tegel die blijft als die op { $from } wordt opgepakt.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Rood wint met een lijn.
            [triangle] Rood wint met een driehoek.
           *[circle] Rood wint met een cirkel.
        }
       *[black] { $shape ->
            [line] Zwart wint met een lijn.
            [triangle] Zwart wint met een driehoek.
           *[circle] Zwart wint met een cirkel.
        }
    }
ending-six-too-few = { $side ->
        [red] Rood wint: Zwart heeft minder dan zes tegels over.
       *[black] Zwart wint: Rood heeft minder dan zes tegels over.
    }
ending-six-both-too-few = Remise: beide kleuren hebben minder dan zes tegels over.
ending-six-quiet = Remise: 100 beurten zonder slaan.

## 27

illegal-27-must-pass = Geen van je stapels kan vooruit, dus je past deze keer.
illegal-27-gone = Niet mogelijk: veld { $field } is niet meer in de rij.
illegal-27-empty = Op veld { $field } ligt niets. Kies een van je stapels.
illegal-27-not-yours = { $top ->
        [black] Niet toegestaan: de stapel op { $field } heeft bovenop een zwarte schijf, dus hij is van Zwart.
        [white] Niet toegestaan: de stapel op { $field } heeft bovenop een witte schijf, dus hij is van Wit.
        [grey] Niet toegestaan: de stapel op { $field } heeft bovenop een grijze schijf, en hij is van niemand tot er iemand op landt.
       *[red] Niet toegestaan: de stapel op { $field } heeft bovenop een rode schijf, en hij is van niemand tot er iemand op landt.
    }
illegal-27-no-discs = Neem minstens één schijf.
illegal-27-too-many = { $most ->
        [one] Niet mogelijk: van veld { $field } kun je maar één schijf nemen.
       *[other] Niet mogelijk: van veld { $field } kun je hoogstens { $most } schijven nemen.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] Niet toegestaan: de rode schijf van veld { $field } blijft in deze variant in de rij. Neem alleen wat erop ligt.
       *[grey] Niet toegestaan: de grijze schijf van veld { $field } blijft in deze variant in de rij. Neem alleen wat erop ligt.
    }
illegal-27-past-the-end = Niet toegestaan: je moet precies { $step } vooruit, en vanaf veld { $field } gaat dat voorbij het einde van de rij.

ending-27-won = { $side ->
        [black] Zwart wint met { $most } tegen { $least }.
       *[white] Wit wint met { $most } tegen { $least }.
    }
ending-27-drawn = Remise, { $most } tegen { $least }.
