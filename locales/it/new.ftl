# Choosing a game.

level-1 = Ha appena imparato le regole.
level-2 = Vede ciò che si può prendere subito.
level-3 = Gioca per divertirsi.
level-4 = Non lascia regali in giro.
level-5 = Guarda un po’ più avanti.
level-6 = Buona compagnia per una serata.
level-7 = Sa che cosa vuole.
level-8 = Forte.
level-9 = Molto forte.
level-10 = Dà tutto.
new-milady-none = Non in gioco
new-milady-on = In { $square }
new-pieces = Pezzi
new-pieces-pawns = Solo pedoni
new-army-open = Si spende giocando
new-army-fixed = Scelto prima della partita
new-army-points = { $used } di { $budget } punti
new-impossible = Queste opzioni non vanno insieme, oppure un’armata costa troppo.
