# Choosing a game.

level-1 = Hat eben erst die Regeln gelernt.
level-2 = Sieht, was gerade zu holen ist.
level-3 = Spielt zum Spaß.
level-4 = Lässt keine Geschenke liegen.
level-5 = Schaut ein wenig voraus.
level-6 = Gute Gesellschaft für einen Abend.
level-7 = Weiß, was er will.
level-8 = Stark.
level-9 = Sehr stark.
level-10 = Alles, was er kann.
new-milady-none = Nicht im Spiel
new-milady-on = Auf { $square }
new-pieces = Steine
new-pieces-pawns = Nur Bauern
new-army-open = Punkte im Spiel ausgeben
new-army-fixed = Vor der Partie gewählt
new-army-points = { $used } von { $budget } Punkten
new-impossible = Diese Optionen passen nicht zusammen, oder eine Armee kostet zu viel.
