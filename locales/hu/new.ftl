# Choosing a game.

level-1 = Most tanulta meg a szabályokat.
level-2 = Látja, mit lehet most megszerezni.
level-3 = A játék öröméért játszik.
level-4 = Nem hagy heverni ajándékot.
level-5 = Egy kicsit előre is néz.
level-6 = Jó társaság egy estére.
level-7 = Tudja, mit akar.
level-8 = Erős.
level-9 = Nagyon erős.
level-10 = Minden, amit tud.
new-milady-none = Nincs a játékban
new-milady-on = Itt: { $square }
new-pieces = Korongok
new-pieces-pawns = Csak gyalogok
new-army-open = Játék közben költi el
new-army-fixed = Játszma előtt választva
new-army-points = { $used } / { $budget } pont
new-impossible = Ezek a lehetőségek nem férnek össze, vagy egy sereg túl sokba kerül.
