# Outras pessoas.

profile-since = Aqui desde
profile-bot = robô
profile-bot-about = Com esta conta joga um programa.
profile-closed = Quem administra este site fechou esta conta.
profile-you = Este é o seu perfil.
profile-ratings = Classificações
profile-no-ratings = Ainda não há partidas classificadas.
profile-rated-games = { $count ->
    [one] { $count } partida classificada
   *[other] { $count } partidas classificadas
}
profile-uncertain = ainda incerta
profile-graph = { $count ->
    [one] A classificação passou de { $first } a { $last } em { $count } partida.
   *[other] A classificação passou de { $first } a { $last } em { $count } partidas, entre { $lowest } e { $highest }.
}
profile-games = Últimas partidas
profile-no-games = Ainda não há partidas para mostrar.
profile-won = ganha
profile-lost = perdida
profile-drawn = empatada
profile-block = Bloquear
profile-unblock = Desbloquear
profile-block-about = Quem está bloqueado não pode sentar-se às suas mesas, e as suas propostas deixam de aparecer.
profile-blocked = Bloqueado. Já não haverá encontros à mesa.
profile-unblocked = Desbloqueado.
profile-report = Denunciar
profile-report-text = O que aconteceu?
profile-report-about = Só quem administra este site o lê.
profile-report-send = Enviar
profile-report-sent = Obrigado. Quem administra este site vai ler.
profile-unknown-title = Ninguém com este nome
profile-unknown = Ninguém aqui tem este nome. Talvez se escreva de outra maneira, ou a conta foi apagada.
