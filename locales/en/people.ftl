# Accounts, and what is refused about them; mail and notices.

people-name-length = A name has 1 to { $most } characters.
people-name-letters = A name is made of letters, digits, spaces and a few signs such as - and '.
people-name-taken = This name belongs to somebody. Choose another one.
people-name-fixed = An account keeps its name. Only the host of this site can change it.
people-password-short = A password has at least { $least } characters. A few words are easy to remember.
people-password-long = This password is too long.
people-password-common = This password is one of the first that anybody would guess. Choose another one.
people-wrong = The name or the password is wrong.
people-wait = { $seconds ->
    [one] That was too often. Try again in { $seconds } second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
people-busy = The server has too much to do. Try again in a moment.
people-sign-in = Sign in first.
people-token = A program's token cannot do this. Sign in with a browser.
people-bad-token = This token is not valid, or not any more.
people-banned = The host of this site has closed this account.
people-has-account = You have an account already.
people-unknown = Nobody here has this name.
people-passkey = The passkey was not accepted. Try again, or sign in with your password.
people-no-passkeys = Passkeys do not work at this address: it needs https and a name.
people-last-way = Without this passkey you could not sign in any more. Set a password first.
people-too-many = There are as many of these as there can be. Remove some first.
people-no-mail = This site sends no mail. Only its host can help you to get in again.
people-email = This is not an e-mail address.
people-recovery-old = This link is not valid any more. Ask for a new one.
people-report-text = Say in a few words what happened, at most 1000 characters.
people-oneself = That is you.
people-no-push = This site sends no notices.
people-push-address = This browser's service for notices cannot be used.
people-bot-too-late = An account that has played rated games cannot be changed from a person to a bot or back.

mail-recover-subject = A new password for Trilith
mail-recover-text =
    Hello { $name },

    with this link you set a new password:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, nothing needs to be done; your password stays as it is.

push-turn-title = Your turn
push-turn-text = { $variant }: it is your move.
