# Accounts, and what is refused about them; mail and notices.

people-name-length = Un nome ha da 1 a { $most } caratteri.
people-name-letters = Un nome è fatto di lettere, cifre, spazi e pochi segni come - e '.
people-name-taken = Questo nome appartiene già a qualcuno. Scegline un altro.
people-name-fixed = Un account conserva il suo nome. Solo chi gestisce questo sito può cambiarlo.
people-password-short = Una password ha almeno { $least } caratteri. Qualche parola si ricorda facilmente.
people-password-long = Questa password è troppo lunga.
people-password-common = Questa password è una delle prime che chiunque proverebbe. Scegline un’altra.
people-wrong = Il nome o la password non è corretto.
people-wait = { $seconds ->
    [one] Troppi tentativi. Riprova tra { $seconds } secondo.
   *[other] Troppi tentativi. Riprova tra { $seconds } secondi.
}
people-busy = Il server ha troppo da fare. Riprova tra un momento.
people-sign-in = Prima accedi.
people-token = Con il token di un programma non si può. Accedi con un browser.
people-bad-token = Questo token non è valido o non lo è più.
people-banned = Chi gestisce questo sito ha chiuso questo account.
people-has-account = Hai già un account.
people-unknown = Qui nessuno ha questo nome.
people-passkey = La passkey non è stata accettata. Riprova o accedi con la tua password.
people-no-passkeys = Le passkey non funzionano a questo indirizzo: servono https e un nome.
people-last-way = Senza questa passkey non potresti più accedere. Prima imposta una password.
people-too-many = Ce ne sono già quanti ce ne possono essere. Prima togline qualcuno.
people-no-mail = Questo sito non manda posta. Solo chi lo gestisce può aiutarti a rientrare.
people-email = Questo non è un indirizzo di posta elettronica.
people-recovery-old = Questo link non è più valido. Chiedine uno nuovo.
people-report-text = Di’ in poche parole che cosa è successo, in 1000 caratteri al massimo.
people-oneself = Quella persona sei tu.
people-no-push = Questo sito non manda notifiche.
people-push-address = Il servizio di notifiche di questo browser non può essere usato.
people-bot-too-late = Un account che ha giocato partite classificate non può più passare da persona a bot o viceversa.

mail-recover-subject = Una nuova password per Trilith
mail-recover-text =
    Ciao { $name },

    con questo link scegli una nuova password:

    { $link }

    Funziona una volta sola, per { $minutes } minuti. Se non l’hai chiesto tu, non devi fare nulla; la tua password resta com’è.

push-turn-title = Tocca a te
push-turn-text = { $variant }: tocca a te muovere.
