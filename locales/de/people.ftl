# Accounts, and what is refused about them; mail and notices.

people-name-length = Ein Name hat 1 bis { $most } Zeichen.
people-name-letters = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und einigen Zeichen wie - und '.
people-name-taken = Dieser Name gehört schon jemandem. Wähle einen anderen.
people-name-fixed = Ein Konto behält seinen Namen. Nur wer diese Seite betreibt, kann ihn ändern.
people-password-short = Ein Passwort hat mindestens { $least } Zeichen. Ein paar Wörter merkt man sich leicht.
people-password-long = Dieses Passwort ist zu lang.
people-password-common = Dieses Passwort würde man als eines der ersten raten. Wähle ein anderes.
people-wrong = Der Name oder das Passwort ist falsch.
people-wait = { $seconds ->
    [one] Das war zu oft. Versuche es in { $seconds } Sekunde noch einmal.
   *[other] Das war zu oft. Versuche es in { $seconds } Sekunden noch einmal.
}
people-busy = Der Server hat zu viel zu tun. Versuche es gleich noch einmal.
people-sign-in = Melde dich zuerst an.
people-token = Mit dem Token eines Programms geht das nicht. Melde dich mit einem Browser an.
people-bad-token = Dieses Token gilt nicht oder nicht mehr.
people-banned = Wer diese Seite betreibt, hat dieses Konto geschlossen.
people-has-account = Du hast schon ein Konto.
people-unknown = Hier heißt niemand so.
people-passkey = Der Passkey wurde nicht angenommen. Versuche es noch einmal oder melde dich mit deinem Passwort an.
people-no-passkeys = Passkeys gehen unter dieser Adresse nicht: Sie braucht https und einen Namen.
people-last-way = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Lege zuerst ein Passwort fest.
people-too-many = Davon gibt es schon so viele wie möglich. Entferne zuerst einige.
people-no-mail = Diese Seite verschickt keine Mails. Nur wer sie betreibt, kann dir wieder hineinhelfen.
people-email = Das ist keine E-Mail-Adresse.
people-recovery-old = Dieser Link gilt nicht mehr. Fordere einen neuen an.
people-report-text = Sage in wenigen Worten, was geschehen ist, in höchstens 1000 Zeichen.
people-oneself = Das bist du selbst.
people-no-push = Diese Seite verschickt keine Benachrichtigungen.
people-push-address = Der Benachrichtigungsdienst dieses Browsers kann nicht benutzt werden.
people-bot-too-late = Ein Konto mit gewerteten Partien kann nicht mehr vom Menschen zum Bot werden oder umgekehrt.

mail-recover-subject = Ein neues Passwort für Trilith
mail-recover-text =
    Hallo { $name },

    mit diesem Link legst du ein neues Passwort fest:

    { $link }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du ihn nicht angefordert hast, musst du nichts tun; dein Passwort bleibt, wie es ist.

push-turn-title = Du bist am Zug
push-turn-text = { $variant }: Du bist am Zug.
