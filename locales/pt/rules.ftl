# Why a move is not allowed, and how a game ended. The ids and what they speak of are in crates/games/src/told.rs.
# $side: silver brown red black white · $piece: pawn hunchback giant milady · $rank: pawn rook knight bishop queen king
# $shape: line triangle circle · $disc and $top: black white grey red · $square, $from, $to, $cell, $field: as in the notation
# $pieces, $count, $most, $least and $step are numbers.

## Any game

illegal-over = A partida acabou: não há mais jogadas. Pode-se revê-la ou começar uma nova.
illegal-needless-pass = Não é permitido: só se passa quando não há outra jogada, e agora há.
illegal-other-game = Não é permitido: esta jogada é de outro jogo.

## SIXTH!

illegal-sixth-occupied = Não é permitido: { $square } não está vazia. As peças novas vão para casas vazias.
illegal-sixth-not-in-reserve = { $side ->
        [silver] { $piece ->
            [hunchback] Impossível: Prata não tem um Corcunda para colocar, ou faltam-lhe pontos.
            [giant] Impossível: Prata não tem um Gigante para colocar, ou faltam-lhe pontos.
            [milady] Impossível: Prata não tem Milady para colocar.
           *[pawn] Impossível: Prata já não tem peões para colocar. Resta mover uma pilha.
        }
       *[brown] { $piece ->
            [hunchback] Impossível: Castanho não tem um Corcunda para colocar, ou faltam-lhe pontos.
            [giant] Impossível: Castanho não tem um Gigante para colocar, ou faltam-lhe pontos.
            [milady] Impossível: Castanho não tem Milady para colocar.
           *[pawn] Impossível: Castanho já não tem peões para colocar. Resta mover uma pilha.
        }
    }
illegal-sixth-no-milady = Impossível: esta partida joga-se sem Milady.
illegal-sixth-milady-on-board = Impossível: Milady já está no tabuleiro, em { $square }.
illegal-sixth-not-on-edge = Não é permitido: Milady coloca-se na borda do tabuleiro, e { $square } não está na borda.
illegal-sixth-not-your-milady = { $side ->
        [silver] Não é permitido: só Prata pagou por Milady, por isso só Prata a pode colocar ou mover. Ainda assim, é possível cobri-la.
       *[brown] Não é permitido: só Castanho pagou por Milady, por isso só Castanho a pode colocar ou mover. Ainda assim, é possível cobri-la.
    }
illegal-sixth-no-stack = Não há nada em { $square }. É preciso escolher uma pilha para mover.
illegal-sixth-wrong-count = { $pieces ->
        [one] Impossível: não se podem tirar { $count } de { $square }, onde há uma só peça.
       *[other] Impossível: não se podem tirar { $count } de { $square }, onde há { $pieces } peças. Podem-se tirar de 1 a { $pieces }.
    }
illegal-sixth-too-tall = Não é permitido: a pilha de { $square } tem altura seis ou mais. Não se pode mover, só pousar nela.
illegal-sixth-empty-target = Não é permitido: { $square } está vazia, e um movimento acaba sobre outra pilha.
illegal-sixth-out-of-reach = { $rank ->
        [pawn] Fora de alcance: { $from } move-se como um peão, um passo para cima, para baixo, para a esquerda ou para a direita, e não chega a { $to }.
        [rook] Fora de alcance: { $from } move-se como uma torre, a direito até à primeira pilha no caminho, e não chega a { $to }.
        [knight] Fora de alcance: { $from } move-se como um cavalo, duas casas e uma para o lado, e não chega a { $to }.
        [bishop] Fora de alcance: { $from } move-se como um bispo, na diagonal até à primeira pilha no caminho, e não chega a { $to }.
        [king] Fora de alcance: { $from } é um rei e não se move para { $to }.
       *[queen] Fora de alcance: { $from } move-se como uma rainha, em qualquer direção até à primeira pilha no caminho, e não chega a { $to }.
    }
illegal-sixth-on-hunchback = Não é permitido: há um Corcunda no topo de { $square }, e não se pode pôr nada em cima dele.
illegal-sixth-takes-back = { $side ->
        [silver] Não é permitido: isto desfaria a última jogada de Prata. Agora é preciso jogar outra coisa; na próxima vez talvez seja possível.
       *[brown] Não é permitido: isto desfaria a última jogada de Castanho. Agora é preciso jogar outra coisa; na próxima vez talvez seja possível.
    }
illegal-sixth-milady-waits = Não é permitido: Milady está visível em { $square } e pode ser coberta, por isso é obrigatório cobri-la.

ending-sixth-king = { $side ->
        [silver] Prata ganha com um rei em { $square }.
       *[brown] Castanho ganha com um rei em { $square }.
    }
ending-sixth-points = { $side ->
        [silver] Prata ganha com seis pontos.
       *[brown] Castanho ganha com seis pontos.
    }
ending-sixth-passes-won = { $side ->
        [silver] Os dois jogadores passaram. Prata tem mais pontos e ganha.
       *[brown] Os dois jogadores passaram. Castanho tem mais pontos e ganha.
    }
ending-sixth-passes-drawn = Empate: os dois jogadores passaram.
ending-repetition = Empate: esta posição aparece pela terceira vez.

## Six

illegal-six-hands-not-empty = Ainda não: a peça de { $cell } fica lá até todas as mãos estarem vazias. É preciso pôr uma peça da mão.
illegal-six-hands-empty = Já não há na mão nenhuma peça para pôr em { $cell }. É preciso mover uma das que estão na mesa.
illegal-six-not-origin = A primeira peça vai para 0,0, não para { $cell }. Numa mesa vazia todos os lugares são iguais.
illegal-six-taken = Não é permitido: já há uma peça em { $cell }.
illegal-six-apart = Não é permitido: { $cell } não toca nenhuma peça da mesa. É preciso escolher uma casa com uma vizinha.
illegal-six-touches-red = Não é permitido: a primeira peça de Vermelho não pode tocar a peça vermelha inicial, e { $cell } toca-a. Outras três casas estão livres.
illegal-six-no-tile = Não há nenhuma peça em { $cell }. É preciso escolher uma da própria cor.
illegal-six-not-yours = { $side ->
        [red] Não é permitido: a peça de { $cell } é de Vermelho. É preciso escolher uma da própria cor.
       *[black] Não é permitido: a peça de { $cell } é de Preto. É preciso escolher uma da própria cor.
    }
illegal-six-same-cell = Não é permitido: a peça não pode voltar para { $cell }. É preciso escolher outra casa.
illegal-six-keep-missing = Sem a peça de { $cell } há dois ou mais grupos igualmente grandes. Falta escolher qual deles fica.
illegal-six-keep-needless = Sem a peça de { $from } não há empate entre os maiores grupos, por isso não há nada a escolher, e não é preciso indicar { $cell }.
illegal-six-keep-unknown = Sem a peça de { $from }, { $cell } não indica nenhum dos maiores grupos. É preciso escolher um deles.
illegal-six-apart-from-rest = Não é permitido: { $cell } não toca nenhuma peça que fique quando se levanta a de { $from }.

ending-six-formed = { $side ->
        [red] { $shape ->
            [line] Vermelho ganha com uma linha.
            [triangle] Vermelho ganha com um triângulo.
           *[circle] Vermelho ganha com um círculo.
        }
       *[black] { $shape ->
            [line] Preto ganha com uma linha.
            [triangle] Preto ganha com um triângulo.
           *[circle] Preto ganha com um círculo.
        }
    }
ending-six-too-few = { $side ->
        [red] Vermelho ganha: Preto tem menos de seis peças.
       *[black] Preto ganha: Vermelho tem menos de seis peças.
    }
ending-six-both-too-few = Empate: as duas cores têm menos de seis peças.
ending-six-quiet = Empate: 100 jogadas sem captura.

## 27

illegal-27-must-pass = Nenhuma pilha se pode mover, por isso desta vez passa-se.
illegal-27-gone = Impossível: a casa { $field } já não está na linha.
illegal-27-empty = Não há nada na casa { $field }. É preciso escolher uma pilha da própria cor.
illegal-27-not-yours = { $top ->
        [black] Não é permitido: a pilha em { $field } tem um disco preto no topo, por isso é de Preto.
        [white] Não é permitido: a pilha em { $field } tem um disco branco no topo, por isso é de Branco.
        [grey] Não é permitido: a pilha em { $field } tem um disco cinzento no topo e não é de ninguém até alguém pousar nela.
       *[red] Não é permitido: a pilha em { $field } tem um disco vermelho no topo e não é de ninguém até alguém pousar nela.
    }
illegal-27-no-discs = É preciso levar pelo menos um disco.
illegal-27-too-many = { $most ->
        [one] Impossível: da casa { $field } só se pode levar um disco.
       *[other] Impossível: da casa { $field } podem-se levar no máximo { $most } discos.
    }
illegal-27-own-disc-stays = { $disc ->
        [red] Não é permitido: nesta variante o disco vermelho da casa { $field } fica na linha. Só se leva o que está em cima dele.
       *[grey] Não é permitido: nesta variante o disco cinzento da casa { $field } fica na linha. Só se leva o que está em cima dele.
    }
illegal-27-past-the-end = Não é permitido: é preciso avançar exatamente { $step }, e da casa { $field } isso passa do fim da linha.

ending-27-won = { $side ->
        [black] Preto ganha, { $most } a { $least }.
       *[white] Branco ganha, { $most } a { $least }.
    }
ending-27-drawn = Empate, { $most } a { $least }.
