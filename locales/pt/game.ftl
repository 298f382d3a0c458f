# A game that is being played.

game-your-turn = { $side ->
    [silver] É a sua vez: joga com Prata.
    [brown] É a sua vez: joga com Castanho.
    [red] É a sua vez: joga com Vermelho.
    [black] É a sua vez: joga com Preto.
   *[white] É a sua vez: joga com Branco.
}
game-turn-of = { $side ->
    [silver] É a vez de Prata.
    [brown] É a vez de Castanho.
    [red] É a vez de Vermelho.
    [black] É a vez de Preto.
   *[white] É a vez de Branco.
}
game-thinking = O computador pensa…
game-you-won = Vitória!
game-you-lost = Derrota.
game-drawn = Empate.
game-won = { $side ->
    [silver] Prata ganhou.
    [brown] Castanho ganhou.
    [red] Vermelho ganhou.
    [black] Preto ganhou.
   *[white] Branco ganhou.
}
game-declined = O computador continua a jogar.
game-watching = A assistir.
game-reconnecting = A ligação caiu. Volta por si; nada se perde.
game-connected = Ligação restabelecida.
game-past = Jogada { $ply } de { $plies }.
game-to-now = Voltar ao presente
seat-you = Eu
seat-to-move = a jogar
seat-level = Computador, nível { $level }

tool-hint = Dica
tool-take-back = Voltar atrás
tool-draw = Empate
tool-resign = Desistir
tool-turn = Girar o tabuleiro
tool-rematch = Revanche
tool-new = Nova partida
tool-analyse = Analisar
tool-record = Guardar a partida
tool-next = À próxima partida
tool-resign-sure = Desistir desta partida?
tool-hint-none = Aqui não há nenhuma dica.
tool-why = Porque não posso mover?
said-hint = Dica: { $text }

confirm-move = Jogar { $text }
confirm-back = Voltar
undo-move = Desfazer { $text }

step-first = Ao início
step-back = Uma jogada para trás
step-half = Meia jogada para a frente
step-forward = Uma jogada para a frente
step-last = Ao fim
said-played = { $side ->
    [silver] Prata: { $text }
    [brown] Castanho: { $text }
    [red] Vermelho: { $text }
    [black] Preto: { $text }
   *[white] Branco: { $text }
}
game-clock-left = Restam { $time }

# A table with others.

game-waiting = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
game-sending = { $text } vai a caminho. A jogada é enviada assim que a ligação voltar.
game-gone = Esta partida foi apagada.
game-resumed = O servidor esteve ausente por algum tempo. Entretanto nenhum relógio andou.
game-watchers = { $count ->
    [one] { $count } pessoa assiste
   *[other] { $count } pessoas assistem
}
state-connecting = A ligar…
state-connected = Ligado
state-reconnecting = A religar…
state-offline = Sem ligação
state-gone = Apagada
title-your-turn = É a sua vez
title-waiting = À espera
seat-here = presente
seat-away = ausente
seat-open = Lugar livre
clock-days = { $days } d { $hours } h

tool-abort = Cancelar a partida
tool-abort-sure = Cancelar esta partida? Não terá resultado.
tool-take-back-offered = Pedido feito
tool-draw-offered = Empate proposto
tool-rematch-offered = Revanche proposta

offer-draw = { $name } propõe empate.
offer-takeback = { $name } gostaria de voltar uma jogada atrás.
offer-rematch = { $name } gostaria de jogar outra vez.
offer-accept = Aceitar
offer-decline = Recusar
offer-claim-soon = { $name } não está. Depois de { $seconds } segundos a partida pode ser reclamada.
offer-claim-now = { $name } foi embora. A partida pode ser reclamada, ou pode esperar-se.
offer-claim = Reclamar a partida
offer-wait = Esperar
said-declined-draw = O empate foi recusado.
said-declined-takeback = O pedido de voltar atrás foi recusado.
said-declined-rematch = A revanche foi recusada.
said-took-back = Voltou-se uma jogada atrás.
said-sat = { $name } senta-se à mesa.
said-begun = Todos os lugares estão ocupados. A partida começa.
said-away = { $name } ausentou-se.
said-back = { $name } está aqui.
said-talk = { $name } diz: { $text }

invite-title = Convidar alguém
invite-text = Envie esta ligação. Quem a abrir pode ocupar o lugar livre.
invite-text-team = Envie esta ligação aos outros. Quem a abrir pode ocupar um lugar livre.
invite-link = Ligação para esta partida
invite-copy = Copiar
invite-copied = A ligação foi copiada.
invite-not-copied = Não foi possível copiar a ligação. Selecione-a e copie-a.
invite-share = Partilhar
invite-share-text = Vamos jogar { $game }?
invite-code = Código QR
invite-code-alt = A ligação para esta partida em código QR
invite-listed = A partida também aparece na sala.
invite-title-from = { $name } convida para uma partida de { $game }
invite-title-somebody = Convite para uma partida de { $game }
invite-play = { $side ->
    [silver] Jogar com Prata
    [brown] Jogar com Castanho
    [red] Jogar com Vermelho
    [black] Jogar com Preto
   *[white] Jogar com Branco
}
invite-seat = { $side ->
    [red] Vermelho, lugar { $number }
   *[black] Preto, lugar { $number }
}
invite-sit = Sentar-se aqui
invite-name = O seu nome
invite-name-about = Se quiser. Os outros veem-no.
invite-watch = Também é possível ficar aqui a assistir.

term-title = O que está combinado
term-you-play = { $side ->
    [silver] Joga com Prata.
    [brown] Joga com Castanho.
    [red] Joga com Vermelho.
    [black] Joga com Preto.
   *[white] Joga com Branco.
}
term-no-clock = Sem relógio
term-live = { $seconds ->
    [0] { $minutes } min para cada um
   *[other] { $minutes } min para cada um, mais { $seconds } s por jogada
}
term-days = { $days ->
    [one] Um dia por jogada
   *[other] { $days } dias por jogada
}
term-rated = Conta para a classificação
term-casual = Não conta para a classificação
term-take-backs = Pode voltar-se atrás se o outro lado concordar
term-no-take-backs = Não se volta atrás
term-private = Só os jogadores veem a partida
term-open = Quem tiver a ligação pode assistir

talk-title = Conversa
talk-text = Mensagem
talk-send = Enviar
talk-unread = { $count ->
    [one] { $count } nova
   *[other] { $count } novas
}
talk-players = Até ao fim da partida só os jogadores leem isto.
talk-watchers = Aqui fala quem assiste. Os jogadores leem quando a partida acabar.
talk-everybody = A partida acabou: todos leem isto.
talk-mute = Silenciar a conversa
talk-muted = A conversa está silenciada. Nada do que se diz é mostrado.

plan-title = Planos
plan-move = Planear uma jogada
plan-answer = Planear uma resposta
plan-choose = Escolha a jogada a fazer quando for a sua vez.
plan-theirs = O que poderia jogar o outro lado?
plan-mine = Qual é a resposta?
plan-keep = Guardar
plan-back = Voltar
plan-stop = Parar
plan-remove = Retirar
plan-premove = Planeado: { $text }
plan-if = Se { $theirs }, então…
plan-pair = Se { $theirs }, então { $mine }
plan-changed = A posição mudou. Pode planear de novo.
plan-not-now = Na posição atual isto não seria permitido.
