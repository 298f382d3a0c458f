# A sala: partidas à espera de alguém e partidas para ver.

lobby-title = Sala
lobby-about = Pode-se ocupar um lugar livre ou propor uma partida.
lobby-offer = Propor uma partida
lobby-seeks = À espera de alguém
lobby-no-seeks = Neste momento ninguém espera por adversário. Uma partida proposta aparece aqui.
lobby-sit = Jogar
lobby-own = A sua proposta
lobby-open = Abrir
lobby-games = Partidas para ver
lobby-no-games = Neste momento não há nada para ver.
lobby-rated = classificada
lobby-bot = robô
lobby-side = { $side ->
    [silver] joga-se com Prata
    [brown] joga-se com Castanho
    [red] joga-se com Vermelho
    [black] joga-se com Preto
   *[white] joga-se com Branco
}
lobby-time-none = sem relógio
lobby-time-live = { $minutes } min + { $seconds } s
lobby-time-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
lobby-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
lobby-gone = já não está livre
lobby-stale = Não é possível atualizar a lista agora. Tenta-se de novo automaticamente.
