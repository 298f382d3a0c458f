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
