# Accounts, and what is refused about them; mail and notices.

people-name-length = Um nome tem de 1 a { $most } caracteres.
people-name-letters = Um nome é feito de letras, algarismos, espaços e alguns sinais como - e '.
people-name-taken = Este nome já é de alguém. É preciso escolher outro.
people-name-fixed = Uma conta mantém o seu nome. Só quem administra este site o pode mudar.
people-password-short = Uma palavra-passe tem pelo menos { $least } caracteres. Algumas palavras são fáceis de lembrar.
people-password-long = Esta palavra-passe é demasiado longa.
people-password-common = Esta palavra-passe é das primeiras que qualquer pessoa tentaria. É melhor escolher outra.
people-wrong = O nome ou a palavra-passe está errado.
people-wait = { $seconds ->
    [one] Foram tentativas a mais. É só tentar de novo dentro de { $seconds } segundo.
   *[other] Foram tentativas a mais. É só tentar de novo dentro de { $seconds } segundos.
}
people-busy = O servidor tem demasiado que fazer. É só tentar de novo daqui a pouco.
people-sign-in = Primeiro é preciso iniciar sessão.
people-token = Com o token de um programa não se pode fazer isto. É preciso iniciar sessão num navegador.
people-bad-token = Este token não é válido, ou já não é.
people-banned = Quem administra este site fechou esta conta.
people-has-account = Já há uma conta sua.
people-unknown = Ninguém aqui tem este nome.
people-passkey = A chave de acesso não foi aceite. É só tentar de novo ou entrar com a palavra-passe.
people-no-passkeys = As chaves de acesso não funcionam neste endereço: são precisos https e um nome.
people-last-way = Sem esta chave de acesso já não seria possível entrar. Primeiro é preciso definir uma palavra-passe.
people-too-many = Já há tantos quantos pode haver. É preciso retirar alguns primeiro.
people-no-mail = Este site não envia correio. Só quem o administra pode ajudar a voltar a entrar.
people-email = Isto não é um endereço de correio eletrónico.
people-recovery-old = Esta ligação já não é válida. É preciso pedir uma nova.
people-report-text = É preciso dizer em poucas palavras o que aconteceu, no máximo em 1000 caracteres.
people-oneself = Essa pessoa é quem está a pedir.
people-no-push = Este site não envia avisos.
people-push-address = O serviço de avisos deste navegador não pode ser usado.
people-bot-too-late = Uma conta que jogou partidas classificadas já não pode passar de pessoa a robô, nem o contrário.

mail-recover-subject = Uma nova palavra-passe para o Trilith
mail-recover-text =
    Olá, { $name },

    esta ligação serve para definir uma nova palavra-passe:

    { $link }

    Funciona uma só vez, durante { $minutes } minutos. Se o pedido não foi seu, não é preciso fazer nada; a palavra-passe fica como está.

push-turn-title = É a sua vez
push-turn-text = { $variant }: é a sua vez de jogar.
