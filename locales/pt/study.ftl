# Learning: lessons, puzzles and the rules.

## Lessons

study-title = Aprender
study-lead = Poucos minutos para cada jogo, num tabuleiro que responde. Depois, uma lição curta para cada variante e cada peça especial.
# $game: the name of a game
study-game-title = Aprender { $game }
study-lessons-title = Lições
study-lessons = { $count ->
    [one] { $count } lição
   *[other] { $count } lições
}
study-progress = { $count ->
    [one] { $done } de { $count } lição acabada
   *[other] { $done } de { $count } lições acabadas
}
study-progress-all = Todas as lições acabadas
study-begin = Começar
study-continue = Continuar
study-once-more = Começar de novo
study-puzzles = Problemas
study-rules = Regras
study-rules-complete = As regras completas
study-rules-about = Para ler e imprimir
study-more = Depois
study-done = acabada
study-begun = começada

study-board = Tabuleiro
study-lesson = Lição
study-steps = Passos
study-step = Passo { $step } de { $count }
study-go-to-step = Ir para o passo { $step }
study-back = Voltar
study-next = Seguinte
study-finish = Acabar
study-again = Jogar outra vez
study-try-again = Tentar de novo
study-show = Mostrar
study-your-turn = É a sua vez.
study-watch = Ver.
study-first-answer = Primeiro, fazer uma jogada no tabuleiro. A resposta abre o caminho.
study-shown = É esta a jogada. Agora falta fazê-la.
study-refused = Tentar outra jogada.
study-no-connection = O servidor não responde. É só repetir a jogada daqui a pouco.
study-no-board = Não foi possível carregar o tabuleiro. É preciso carregar a página de novo.

study-finished = Muito bem!
study-finished-next = A lição acabou. A seguir vem «{ $title }».
study-finished-all = Era a última lição de { $game }. Agora é hora de jogar.
study-next-lesson = Lição seguinte
study-all-lessons = Todas as lições
study-restart = Mais uma vez desde o primeiro passo

## Puzzles

puzzle-title = Problemas
puzzle-lead = Posições de partidas do computador contra si mesmo. Quem tem a vez pode ganhar: falta descobrir como.
puzzle-one = Problema
puzzle-game-title = Problemas de { $game }
puzzle-number = Problema { $number }
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzle-progress = { $count ->
    [one] { $done } de { $count } problema resolvido
   *[other] { $done } de { $count } problemas resolvidos
}
puzzle-streak = Sequência { $now } · melhor { $best }
puzzle-start = Começar
puzzle-all = Todos os problemas
puzzle-solved = resolvido
puzzle-solved-before = Já resolvido
puzzle-grade = Dificuldade
puzzle-grade-next = Dificuldade do próximo
puzzle-grade-any = Qualquer
puzzle-grade-1 = Muito fácil
puzzle-grade-2 = Fácil
puzzle-grade-3 = Média
puzzle-grade-4 = Difícil
puzzle-grade-5 = Muito difícil
puzzle-all-solved = Todos estes estão resolvidos. Pode-se escolher outros, ou começar de novo com estes.
puzzle-forget = Começar de novo

# $side: silver brown red black white
puzzle-find = { $side ->
    [silver] É a vez de Prata. Como se ganha?
    [brown] É a vez de Castanho. Como se ganha?
    [red] É a vez de Vermelho. Como se ganha?
    [black] É a vez de Preto. Como se ganha?
   *[white] É a vez de Branco. Como se ganha?
}
puzzle-find-one = { $side ->
    [silver] É a vez de Prata. Que jogada ganha?
    [brown] É a vez de Castanho. Que jogada ganha?
    [red] É a vez de Vermelho. Que jogada ganha?
    [black] É a vez de Preto. Que jogada ganha?
   *[white] É a vez de Branco. Que jogada ganha?
}
puzzle-right = Certo. E agora?
# In 27 it is proven that no other move wins; in the other games no other win was found.
puzzle-wrong = Isto não ganha. Tentar de novo, ou ver a solução.
puzzle-not-known = Depois disto não se encontrou vitória. Tentar de novo, ou ver a solução.
puzzle-checking = A ver se isto também ganha…
puzzle-done = Resolvido!
puzzle-done-other = Resolvido! Isto também ganha.
puzzle-done-after = Resolvido, mas não à primeira.
puzzle-only-move = Resolvido! Só esta jogada ganha.
puzzle-shown = É assim que se ganha.
puzzle-showing = A solução:
puzzle-solution = Ver a solução
puzzle-rest = Ver como acaba
puzzle-again = Desde o início
puzzle-next = Problema seguinte
puzzle-analysis = Analisar esta posição

## Rules

# $game: the name of a game
rules-title = Regras de { $game }
rules-contents = Conteúdo
rules-print = Imprimir
rules-lessons = Aprender jogando
rules-others = Regras dos outros jogos:
