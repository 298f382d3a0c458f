# Choosing a game.

level-1 = Heeft net de regels geleerd.
level-2 = Ziet wat er nu te halen valt.
level-3 = Speelt voor de lol.
level-4 = Laat geen cadeautjes liggen.
level-5 = Kijkt een beetje vooruit.
level-6 = Goed gezelschap voor een avond.
level-7 = Weet wat hij wil.
level-8 = Sterk.
level-9 = Heel sterk.
level-10 = Alles wat hij in huis heeft.
new-milady-none = Niet in het spel
new-milady-on = Op { $square }
new-pieces = Stukken
new-pieces-pawns = Alleen pionnen
new-army-open = Punten uitgeven tijdens het spel
new-army-fixed = Vooraf gekozen
new-army-points = { $used } van { $budget } punten
new-impossible = Deze opties gaan niet samen, of een leger kost te veel.
