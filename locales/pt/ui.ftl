# What every page says.

site-title = três jogos de peças
site-description = Jogar SIXTH!, Six e 27: contra o computador, com amigos, ou para descobrir quem tinha razão.
skip-to-content = Ir para o conteúdo
nav-label = Menu principal
nav-play = Jogar
nav-lobby = Sala
nav-learn = Aprender
nav-puzzles = Problemas
nav-analysis = Análise
nav-games = Partidas
nav-settings = Preferências
nav-account = Conta
language-label = Língua
language-choose = Mudar
footer-names = Os nomes dos jogos pertencem às suas editoras. Trilith não tem ligação com elas.
footer-api = Para programas
needs-script = Esta página precisa de JavaScript. As regras podem ler-se sem ele.
go-home = À primeira página

home-title = Três jogos. Poucos minutos para aprender, muito tempo para dominar.
home-unfinished = Partidas por acabar
home-play = Jogar
home-learn = Aprender
home-lobby = { $count ->
    [0] Jogar com outras pessoas: ir para a sala
    [one] { $count } partida à espera de alguém: ir para a sala
   *[other] { $count } partidas à espera de alguém: ir para a sala
}
home-your-turn = { $count ->
    [one] É a sua vez em { $count } partida
   *[other] É a sua vez em { $count } partidas
}

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
error-too-many-seeks = Já oferece partidas suficientes na sala. Espere que alguém aceite uma, ou cancele uma.
refused-not-yours-alone = Outras pessoas jogam nesta partida, por isso não pode ser apagada.
refused-blocked = Não pode jogar com esta pessoa.
refused-banned = O anfitrião deste site excluiu-o.
refused-too-fast = Escreve demasiado depressa. Espere um momento.
refused-between-people = Não há dicas numa partida entre pessoas.
error-too-many-tables = Está a seguir demasiadas mesas ao mesmo tempo.
error-other-site = Esta página pertence a outro site e não pode ligar-se aqui.
error-connection = O servidor não responde. Nova tentativa em breve, sem fazer nada.
error-busy = O servidor tem demasiado que fazer neste momento. É só tentar de novo daqui a pouco.
error-too-fast = Foram demasiados pedidos de uma só vez. É só esperar um momento e tentar de novo.
error-too-many-sockets = Há demasiadas ligações abertas a partir daqui. É preciso fechar algumas páginas e tentar de novo.

refused-unreadable = Isto não é uma jogada na notação deste jogo.
refused-not-your-turn = Ainda não é a sua vez.
refused-not-at-table = Esta partida está só a ser vista; apenas os seus jogadores podem mover.
refused-stale = A posição mudou entretanto. É melhor olhar de novo antes de mover.
refused-nothing-to-take-back = Não há nenhuma jogada sua para desfazer.
refused-too-long = Esta partida é demasiado longa para continuar.
refused-waiting = Ainda há um lugar livre. A partida começa quando todos os lugares estiverem ocupados.
refused-no-take-backs = Ficou combinado que nesta partida não se desfazem jogadas.
refused-no-free-seat = Todos os lugares desta mesa estão ocupados. Pode-se ficar a ver.
refused-seat-taken = Outra pessoa já ocupou este lugar.
refused-other-side = Já há um lugar seu do outro lado.
refused-needs-account = Esta partida conta para a classificação. Para jogar é preciso ter uma conta.
refused-offer-stands = Isto já foi proposto; agora cabe ao outro lado responder.
refused-offered-before = Isto já foi proposto. Pode ser proposto de novo depois da sua próxima jogada.
refused-rematch-declined = O outro lado não quer outra partida agora.
refused-no-offer = Já não há nada a recusar.
refused-too-late-to-abort = Os dois lados já jogaram, por isso a partida já não pode ser anulada. Ainda se pode desistir ou propor empate.
refused-not-begun = Os dois lados têm de jogar antes de se poder reclamar a vitória.
refused-no-live-clock = Só numa partida com relógio se pode reclamar a vitória quando os outros se vão embora.
refused-not-absent = A vitória pode ser reclamada quando o outro lado estiver ausente há { $seconds } segundos.
refused-not-over = A partida continua; outra pode começar quando esta acabar.
refused-called-off = Esta partida foi anulada; não há desforra.
refused-continued = A partida seguinte já começou.
refused-your-turn = É a sua vez: falta fazer a jogada.
refused-no-plans = Nesta mesa não se pode planear isto.
refused-plan-too-large = Este plano é demasiado grande: um plano tem no máximo 30 linhas de 20 jogadas.
refused-too-many-plans = O plano já mudou demasiadas vezes. Depois da sua próxima jogada pode haver outro.
refused-other-room = Quem joga fala com quem joga, e quem vê fala com quem vê.
refused-nothing-said = Ainda não há nada para enviar: é preciso escrever alguma coisa.
refused-too-much-said = Esta mensagem é demasiado longa: pode ter { $most } caracteres.
refused-talk-full = Já se falou tanto nesta mesa que não cabe mais nada.

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
ending-abandoned = { $side ->
    [silver] Prata deixou a partida.
    [brown] Castanho deixou a partida.
    [red] Vermelho deixou a partida.
    [black] Preto deixou a partida.
   *[white] Branco deixou a partida.
}
ending-aborted = { $side ->
    [silver] Prata anulou a partida.
    [brown] Castanho anulou a partida.
    [red] Vermelho anulou a partida.
    [black] Preto anulou a partida.
   *[white] Branco anulou a partida.
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
new-friend = Um amigo, por uma ligação
new-same-screen = Mesmo dispositivo
new-level = Nível
new-side = Jogar com
new-side-random = Qualquer um
new-clock = Relógio
new-clock-none = Nenhum
new-clock-live = Minutos
new-clock-days = Dias
new-minutes = Minutos para cada um
new-seconds = Segundos por jogada
new-days = Dias por jogada
new-terms = O que está combinado
new-take-backs = Pode voltar-se atrás
new-private = Só os jogadores veem a partida
new-listed = Aparece na sala: qualquer pessoa pode ocupar o lugar
new-rated = Conta para a classificação
new-rated-needs = Só para dois jogadores com conta.
new-invite = Convidar
new-start = Começar

game-board = Tabuleiro
game-moves = Jogadas
game-steps = Percorrer a partida
game-actions = Ações
game-type-move = Escrever uma jogada
