# Les autres.

profile-since = Ici depuis
profile-bot = robot
profile-bot-about = Un programme joue avec ce compte.
profile-closed = L’hébergeur de ce site a fermé ce compte.
profile-you = C’est toi.
profile-ratings = Classements
profile-no-ratings = Pas encore de parties classées.
profile-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
profile-uncertain = encore incertain
profile-graph = { $count ->
    [one] Le classement est passé de { $first } à { $last } en { $count } partie.
   *[other] Le classement est passé de { $first } à { $last } en { $count } parties, entre { $lowest } et { $highest }.
}
profile-games = Dernières parties
profile-no-games = Pas encore de parties à montrer.
profile-won = gagnée
profile-lost = perdue
profile-drawn = nulle
profile-block = Bloquer
profile-unblock = Débloquer
profile-block-about = Une personne bloquée ne peut pas s’asseoir à tes tables, et ses propositions ne te sont pas montrées.
profile-blocked = Bloqué. Vous ne vous rencontrerez plus à une table.
profile-unblocked = Débloqué.
profile-report = Signaler
profile-report-text = Que s’est-il passé ?
profile-report-about = Seul l’hébergeur de ce site le lit.
profile-report-send = Envoyer
profile-report-sent = Merci. L’hébergeur de ce site le lira.
profile-unknown-title = Personne de ce nom
profile-unknown = Personne ici ne porte ce nom. Peut-être s’écrit-il autrement, ou le compte a été supprimé.
