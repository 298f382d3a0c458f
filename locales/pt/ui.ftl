# What every page says.

site-title = três jogos de peças
site-description = Jogar SIXTH!, Six e 27: contra o computador, com amigos, ou para descobrir quem tinha razão.
skip-to-content = Ir para o conteúdo
nav-label = Menu principal
nav-play = Jogar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analysis = Análise
nav-games = Partidas
nav-settings = Preferências
language-label = Língua
language-choose = Mudar
footer-names = Os nomes dos jogos pertencem às suas editoras. Trilith não tem ligação com elas.
needs-script = Esta página precisa de JavaScript. As regras podem ler-se sem ele.
go-home = À primeira página

home-title = Três jogos. Poucos minutos para aprender, muito tempo para dominar.
home-unfinished = Partidas por acabar
home-play = Jogar
home-learn = Aprender

seat-computer = Computador, nível { $level }
seat-same-screen = Mesmo dispositivo
seat-guest = Convidado
games-plies = { $count ->
    [0] { $count } jogadas
    [one] { $count } jogada
   *[other] { $count } jogadas
}
games-going-on = em curso

error-not-found-title = Nada aqui
error-not-found = Não há nada neste endereço. Talvez o link esteja incompleto.
error-no-game-title = Essa partida não existe
error-no-game = Não há nenhuma partida neste endereço. Talvez o link esteja incompleto, ou a partida tenha sido apagada.
error-server-title = Houve um problema
error-server = O servidor não conseguiu. Nada se perdeu; é só tentar de novo.
error-unreadable = Isto não se consegue ler: { $problem }
error-too-many-games = Já há tantas partidas quantas se podem guardar. É preciso apagar algumas.
error-connection = O servidor não responde. Nova tentativa em breve, sem fazer nada.
error-other-site = Foi outro site que o pediu, por isso nada foi feito. É só tentar de novo a partir deste.

refused-unreadable = Isto não é uma jogada na notação deste jogo.
refused-not-your-turn = Ainda não é a sua vez.
refused-not-at-table = Esta partida está só a ser vista; apenas os seus jogadores podem mover.
refused-stale = A posição mudou entretanto. É melhor olhar de novo antes de mover.
refused-nothing-to-take-back = Não há nenhuma jogada sua para desfazer.
refused-too-long = Esta partida é demasiado longa para continuar.

ending-resigned = { $side ->
    [silver] Prata desistiu.
    [brown] Castanho desistiu.
    [red] Vermelho desistiu.
    [black] Preto desistiu.
   *[white] Branco desistiu.
}
ending-flagged = { $side ->
    [silver] Acabou o tempo de Prata.
    [brown] Acabou o tempo de Castanho.
    [red] Acabou o tempo de Vermelho.
    [black] Acabou o tempo de Preto.
   *[white] Acabou o tempo de Branco.
}
ending-agreed = Empate por acordo.

settings-title = Preferências
settings-keys = Teclas
keys-arrows = Ir de um lugar para outro no tabuleiro
keys-enter = Escolher uma peça, depois para onde vai
keys-digits = Quantas levantar, ou que grupo fica
keys-escape = Devolver o que foi levantado
keys-steps = Uma jogada para trás, uma jogada para a frente
keys-turn = Girar o tabuleiro
keys-engine = Numa análise, ligar ou desligar o motor
keys-type = Escrever uma jogada

games-title = As minhas partidas
games-none = Ainda não há partidas. A primeira está a dois cliques.
games-delete = Apagar
studies-title = As minhas análises
studies-none = Ainda não há análises. Qualquer partida ou posição pode ser uma.
studies-new = Nova análise
study-untitled = Sem título

new-title = Nova partida
new-from-position = A partir de uma posição de
new-game = Jogo
new-variant = Variante
new-every-option = Todas as opções
new-variant-text = Isto é
new-opponent = Adversário
new-computer = Computador
new-same-screen = Mesmo dispositivo
new-level = Nível
new-side = Jogar com
new-side-random = Qualquer um
new-clock = Relógio
new-minutes = Minutos para cada um
new-seconds = Segundos por jogada
new-clock-none = Sem minutos não há relógio.
new-start = Começar

game-board = Tabuleiro
game-moves = Jogadas
game-steps = Percorrer a partida
game-actions = Ações
game-type-move = Escrever uma jogada
