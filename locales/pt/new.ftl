# Choosing a game.

level-1 = Acabou de aprender as regras.
level-2 = Vê o que se pode ganhar já.
level-3 = Joga por prazer.
level-4 = Não deixa presentes por aí.
level-5 = Olha um pouco mais à frente.
level-6 = Boa companhia para uma noite.
level-7 = Sabe o que quer.
level-8 = Forte.
level-9 = Muito forte.
level-10 = Dá tudo.
new-milady-none = Não está em jogo
new-milady-on = Em { $square }
new-pieces = Peças
new-pieces-pawns = Só peões
new-army-open = Gasto a jogar
new-army-fixed = Escolhido antes da partida
new-army-points = { $used } de { $budget } pontos
new-impossible = Estas opções não combinam, ou um exército custa demais.
