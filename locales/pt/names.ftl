# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Empilhar discos: quanto mais alta é uma pilha, melhor se move. Ganha o primeiro rei.
game-six-name = Six
game-six-summary = Pôr hexágonos: ganham seis da mesma cor em linha, em triângulo ou em círculo.
game-27-name = 27
game-27-summary = Mover pilhas ao longo de uma linha: ganha a mais alta na ponta oposta.

## Sides

side-silver = Prata
side-brown = Castanho
side-red = Vermelho
side-black = Preto
side-white = Branco

## SIXTH!: pieces and ranks

piece-pawn = Peão
piece-hunchback = Corcunda
piece-giant = Gigante
piece-milady = Milady
piece-pawn-summary = Conta 1.
piece-hunchback-summary = Conta 1. Não se pode pôr nada em cima dele.
piece-giant-summary = Conta 2.
piece-milady-summary = Conta 1 e não é de ninguém. Enquanto está visível, é preciso cobri-la.

rank-pawn = Peão
rank-rook = Torre
rank-knight = Cavalo
rank-bishop = Bispo
rank-queen = Rainha
rank-king = Rei

## Six: shapes

shape-line = Linha
shape-triangle = Triângulo
shape-circle = Círculo

## 27: discs

disc-black = Preto
disc-white = Branco
disc-grey = Cinzento
disc-red = Vermelho

## Options of SIXTH!

option-sixth-kings-name = Seis vezes rei
option-sixth-kings-summary = Cada rei é um ponto, e seis pontos ganham.
option-sixth-milady-name = Milady
option-sixth-milady-summary = Uma peça neutra que é preciso cobrir enquanto está visível.
option-sixth-milady-beside-name = Milady ao lado do tabuleiro
option-sixth-milady-beside-summary = Qualquer jogador pode colocá-la na borda.
option-sixth-milady-square-name = Milady numa casa
option-sixth-milady-square-summary = Está numa casa da borda desde o início.
option-sixth-milady-silver-name = Milady para Prata
option-sixth-milady-silver-summary = Só Prata pagou por ela e pode colocá-la e movê-la.
option-sixth-milady-brown-name = Milady para Castanho
option-sixth-milady-brown-summary = Só Castanho pagou por ela e pode colocá-la e movê-la.
option-sixth-hunchbacks-name = Corcundas
option-sixth-hunchbacks-summary = 11 peões e um Corcunda para cada um; não se pode pôr nada em cima de um Corcunda.
option-sixth-giants-name = Gigantes
option-sixth-giants-summary = 11 peões e um Gigante para cada um; um Gigante conta dois.
option-sixth-armies-name = Exércitos
option-sixth-armies-summary = 12 pontos para cada um: peão 1, Gigante 2, Corcunda 3, Milady 2.
option-sixth-silver-name = Exército de Prata
option-sixth-silver-summary = Escolhido antes da partida, em vez de gastar pontos a jogar.
option-sixth-brown-name = Exército de Castanho
option-sixth-brown-summary = Escolhido antes da partida, em vez de gastar pontos a jogar.

## Options of Six

option-six-first-edition-name = Primeira edição
option-six-first-edition-summary = Uma mesa vazia e 19 peças para cada um.
option-six-players-name = Quatro jogadores
option-six-players-summary = Duas duplas; cada dupla ganha junta.

## Options of 27

option-27-advanced-name = Avançado
option-27-advanced-summary = Pode-se levar o disco cinzento debaixo de uma pilha.
option-27-expert-name = Perito
option-27-expert-summary = Podem-se levar os discos cinzentos e os vermelhos.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Simples
preset-sixth-plain-summary = 15 peões para cada um, e ganha o primeiro rei.
# sixth:kings
preset-sixth-kings-name = Seis vezes rei
preset-sixth-kings-summary = Cada rei é um ponto, e seis pontos ganham.
# sixth:milady
preset-sixth-milady-name = Milady
preset-sixth-milady-summary = 12 peões para cada um, e Milady ao lado do tabuleiro.
# sixth:milady=c1
preset-sixth-milady-placed-name = Milady no tabuleiro
preset-sixth-milady-placed-summary = 12 peões para cada um, e Milady em c1 desde o início.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Corcundas
preset-sixth-hunchbacks-summary = 11 peões e um Corcunda para cada um.
# sixth:giants
preset-sixth-giants-name = Gigantes
preset-sixth-giants-summary = 11 peões e um Gigante para cada um.
# sixth:armies
preset-sixth-armies-name = Exércitos
preset-sixth-armies-summary = 12 pontos para cada um, gastos a jogar.
# sixth:milady,armies
preset-sixth-armies-milady-name = Exércitos com Milady
preset-sixth-armies-milady-summary = Os dois pagaram por Milady: 10 pontos para cada um.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Exércitos, paga um só
preset-sixth-armies-payer-summary = Só Prata pagou por Milady: 10 pontos contra 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Exércitos fixos
preset-sixth-armies-fixed-summary = Peças escolhidas antes da partida: aqui, peças especiais contra doze peões.
# sixth:kings,milady,armies
preset-sixth-grand-name = Tudo junto
preset-sixth-grand-summary = Seis vezes rei com exércitos e Milady: uma partida longa e rica.
# six
preset-six-plain-name = Simples
preset-six-plain-summary = 20 peças para cada um, e duas peças para começar.
# six:first-edition
preset-six-first-edition-name = Primeira edição
preset-six-first-edition-summary = 19 peças para cada um, e uma mesa vazia.
# six:players=4
preset-six-teams-name = Duplas
preset-six-teams-summary = Duas duplas, 10 peças em cada mão.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Primeira edição, duplas
preset-six-first-edition-teams-summary = Duas duplas, 9 peças em cada mão, e uma mesa vazia.
# 27
preset-27-plain-name = Simples
preset-27-plain-summary = Nove casas, nove discos para cada um.
# 27:advanced
preset-27-advanced-name = Avançado
preset-27-advanced-summary = Pode-se levar o disco cinzento debaixo de uma pilha.
# 27:expert
preset-27-expert-name = Perito
preset-27-expert-summary = Podem-se levar os discos cinzentos e os vermelhos.
