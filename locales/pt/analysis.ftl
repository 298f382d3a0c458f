# Analysis of games and positions, and boards that are shown in other pages.
# $side: silver brown red black white · $seat: its number, or none where two play · $move, $problem, $what: as they are · all counts are numbers.

## The page on which an analysis begins

analysis-title = Análise
analysis-about = Ver qualquer partida ou posição, sem ajuda ou com o motor. Nada do que aqui se experimenta muda uma partida.
analysis-draft = Continuar a análise que não foi guardada
analysis-choose = Começar com um jogo
analysis-any-variant = Ou qualquer variante, pelo seu nome
analysis-open = Abrir
analysis-paste = Colar uma partida ou uma posição
analysis-paste-label = Partida, jogadas ou posição
analysis-paste-help = Uma partida como texto ou JSON; ou uma variante seguida de jogadas ou de uma posição, por exemplo: 27 1:4 9:2
analysis-mine = As minhas análises
analysis-none = Ainda não há análises guardadas.
analysis-untitled = Sem título
analysis-missing-title = Essa análise não existe
analysis-missing = Não há nenhuma análise neste endereço. Talvez o link esteja incompleto.

## The page of an analysis

analysis-title-of = Análise de { $variant }
analysis-description = Uma posição com as suas jogadas e variantes, para ver e experimentar.
analysis-board = Tabuleiro
analysis-panels = Análise
analysis-new = Nova análise
analysis-tab-lines = Motor
analysis-tab-moves = Jogadas
analysis-tab-report = Relatório
analysis-tab-share = Partilhar
analysis-steps = Percorrer a partida
analysis-first = Ao início
analysis-back = Uma jogada para trás
analysis-half = Meia jogada: o que a próxima jogada levanta
analysis-half-said = A próxima jogada é { $move }.
analysis-forward = Uma jogada para a frente
analysis-last = Ao fim
analysis-turn-board = Girar o tabuleiro
analysis-to-move = { $side ->
    [silver] É a vez de Prata
    [brown] É a vez de Castanho
    [red] { $seat ->
        [none] É a vez de Vermelho
       *[other] É a vez de Vermelho, lugar { $seat }
    }
    [black] { $seat ->
        [none] É a vez de Preto
       *[other] É a vez de Preto, lugar { $seat }
    }
   *[white] É a vez de Branco
}
analysis-lost = O servidor não responde. A análise fica guardada aqui.
analysis-again = Tentar de novo

## The evaluation bar

analysis-bar = Avaliação
analysis-no-score = Sem avaliação
analysis-chance = { $side ->
    [silver] Prata ganha com uma probabilidade de { $share }
    [brown] Castanho ganha com uma probabilidade de { $share }
    [red] Vermelho ganha com uma probabilidade de { $share }
    [black] Preto ganha com uma probabilidade de { $share }
   *[white] Branco ganha com uma probabilidade de { $share }
}
analysis-proven-draw = Provado: empate
analysis-proven-win = { $side ->
    [silver] { $plies ->
        [one] Provado: Prata ganha em { $plies } jogada
       *[other] Provado: Prata ganha em { $plies } jogadas
    }
    [brown] { $plies ->
        [one] Provado: Castanho ganha em { $plies } jogada
       *[other] Provado: Castanho ganha em { $plies } jogadas
    }
    [red] { $plies ->
        [one] Provado: Vermelho ganha em { $plies } jogada
       *[other] Provado: Vermelho ganha em { $plies } jogadas
    }
    [black] { $plies ->
        [one] Provado: Preto ganha em { $plies } jogada
       *[other] Provado: Preto ganha em { $plies } jogadas
    }
   *[white] { $plies ->
        [one] Provado: Branco ganha em { $plies } jogada
       *[other] Provado: Branco ganha em { $plies } jogadas
    }
}
analysis-proven-margin = { $side ->
    [black] { $margin ->
        [one] Provado: Preto ganha por { $margin } disco
       *[other] Provado: Preto ganha por { $margin } discos
    }
   *[white] { $margin ->
        [one] Provado: Branco ganha por { $margin } disco
       *[other] Provado: Branco ganha por { $margin } discos
    }
}
analysis-won = { $side ->
    [silver] Prata ganhou
    [brown] Castanho ganhou
    [red] Vermelho ganhou
    [black] Preto ganhou
   *[white] Branco ganhou
}

## The engine

analysis-engine = Motor
analysis-line-count = Quantas linhas
analysis-lines = { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
}
analysis-depth = Profundidade { $depth } · { $nodes } posições
analysis-engine-off = O motor está desligado.
analysis-engine-held = O motor está ocupado com outra coisa nesta página.
analysis-engine-over = Aqui a partida acabou.
analysis-engine-waiting = O motor vai pensar…
analysis-engine-queued = Todos os motores estão ocupados. A análise do motor começa assim que um ficar livre; até lá, pode-se continuar sem ele.
analysis-engine-done = { $figures } · pronto
analysis-engine-gone = Análise sem motor: está ocupado, ou o servidor não responde.
analysis-think-on = Pensar mais

## Moves, comments and variations

analysis-start = Início
analysis-no-moves = Ainda não há jogadas. Basta fazer uma no tabuleiro: cada jogada fica guardada aqui.
analysis-variation = Variante com { $move }
analysis-type = Escrever uma jogada
analysis-marks = Opinião sobre a jogada
analysis-mark-1 = Boa jogada
analysis-mark-2 = Erro
analysis-mark-3 = Jogada brilhante
analysis-mark-4 = Erro grave
analysis-mark-5 = Jogada interessante
analysis-mark-6 = Jogada duvidosa
analysis-comment = Comentário a { $move }
analysis-comment-start = Comentário antes da primeira jogada
analysis-promote = Subir a variante
analysis-promoted = Esta variante está agora antes das outras.
analysis-delete = Apagar a partir daqui
analysis-deleted = A jogada e tudo o que se seguia desapareceram.
analysis-undo = Recuperar { $move }
analysis-tree-full = Nesta análise não cabem mais jogadas.

## The report

analysis-report-about = O motor vê cada posição da linha principal e mostra onde a partida mudou.
analysis-report-how = Quanto tempo procurar
analysis-report-quick = Rápido
analysis-report-careful = Atento
analysis-report-deep = A fundo
analysis-report-begin = Fazer o relatório
analysis-report-anew = Fazer de novo
analysis-report-stop = Parar
analysis-report-progress = Progresso do relatório
analysis-report-going = { $done } de { $all } posições
analysis-report-stopped = Parado depois de { $done } de { $all } posições.
analysis-report-lost = O motor foi-se depois de { $done } de { $all } posições. O que encontrou fica.
analysis-report-clean = Nenhum erro encontrado.
analysis-report-done = { $count ->
    [0] O relatório está pronto: nenhum erro.
    [one] O relatório está pronto: { $count } erro.
   *[other] O relatório está pronto: { $count } erros.
}
analysis-report-keep = Escrever isto nas jogadas
analysis-report-kept = As marcas e as jogadas melhores estão agora nas jogadas.
analysis-graph = Probabilidade de vitória do primeiro lado, jogada a jogada
analysis-graph-said = { $side ->
    [silver] Probabilidade de vitória de Prata, jogada a jogada; { $share } no fim
    [red] Probabilidade de vitória de Vermelho, jogada a jogada; { $share } no fim
   *[black] Probabilidade de vitória de Preto, jogada a jogada; { $share } no fim
}
analysis-inaccuracy = Imprecisão
analysis-mistake = Erro
analysis-blunder = Erro grave
analysis-missed-win = Vitória provada que escapou
analysis-better = Melhor: { $move }
analysis-accuracy = { $value } % de precisão
analysis-judged = Imprecisões: { $inaccuracies } · erros: { $mistakes } · erros graves: { $blunders }

## Saving and sharing

analysis-study-title = Título
analysis-save = Guardar
analysis-save-copy = Guardar uma cópia minha
analysis-saved = Guardada. Quem tiver o link pode vê-la.
analysis-unsaved = Há mudanças por guardar.
analysis-not-saved = Não funcionou. Nada se perdeu; é só tentar de novo.
analysis-link = Link para esta posição
analysis-frame = Tabuleiro para outra página
analysis-copy = Copiar
analysis-copy-of = Copiar: { $what }
analysis-copied = Copiado.
analysis-not-copied = O navegador não permite copiar. Falta selecionar o texto e copiá-lo à mão.
analysis-copy-text = Copiar a partida
analysis-take-text = Descarregar texto
analysis-take-json = Descarregar JSON
analysis-print = Imprimir
analysis-pictures = Imagens
analysis-picture-svg = Imagem (SVG)
analysis-picture-png = Imagem (PNG)
analysis-picture-gif = Animação (GIF)
analysis-picture-qr = Código QR
analysis-play-on = Jogar a partir daqui

## Setting up a position by hand

analysis-setup = Montar uma posição
analysis-setup-short = Montar
analysis-setup-about = { $game ->
    [six] Escolher uma peça, depois uma casa da mesa.
   *[other] Escolher uma peça, depois um lugar no tabuleiro. A peça fica em cima do que lá estiver.
}
analysis-tools = Peça
analysis-tool = { $piece ->
    [silver-pawn] Peão prateado
    [silver-hunchback] Corcunda prateado
    [silver-giant] Gigante prateado
    [brown-pawn] Peão castanho
    [brown-hunchback] Corcunda castanho
    [brown-giant] Gigante castanho
    [milady-milady] Milady
    [red-tile] Peça vermelha
    [graphite-tile] Peça preta
    [ebony-disc] Disco preto
    [ivory-disc] Disco branco
    [stone-disc] Disco cinzento
   *[end-disc] Disco vermelho
}
analysis-tool-take = Tirar
analysis-tool-field = Tirar a casa
analysis-turn = De quem é a vez
analysis-seat = { $side ->
    [silver] Prata
    [brown] Castanho
    [red] { $seat ->
        [none] Vermelho
       *[other] Vermelho, lugar { $seat }
    }
    [black] { $seat ->
        [none] Preto
       *[other] Preto, lugar { $seat }
    }
   *[white] Branco
}
analysis-round = Fase
analysis-round-name = { $round ->
    [1] Primeira: pôr peças
   *[2] Segunda: mover peças
}
analysis-points = Pontos de rei
analysis-clear = Esvaziar o tabuleiro
analysis-from-start = Posição inicial
analysis-use = Analisar esta posição
analysis-cancel = Cancelar
analysis-setup-good = Esta posição pode ser jogada.
analysis-setup-over = Esta posição é possível, mas nela a partida já acabou.
analysis-setup-problem = Esta posição não pode ser jogada: { $problem }
analysis-setup-tiles = Na primeira fase Vermelho tem na mesa tantas peças como Preto, ou mais uma, e ainda há peças nas mãos. Agora há: peças vermelhas { $red }, peças pretas { $black }.
analysis-setup-apart = As peças não estão ligadas: cada uma tem de tocar outra.
analysis-setup-discs = { $disc ->
    [black] Há nove discos pretos, e na linha estão { $count }.
   *[white] Há nove discos brancos, e na linha estão { $count }.
}

## Boards in other pages

analysis-embed-full = Analisar em Trilith
analysis-step-of = { $step } de { $all }
