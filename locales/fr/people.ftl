# Accounts, and what is refused about them; mail and notices.

people-name-length = Un nom compte de 1 à { $most } caractères.
people-name-letters = Un nom se compose de lettres, de chiffres, d’espaces et de quelques signes comme - et '.
people-name-taken = Ce nom appartient à quelqu’un. Choisis-en un autre.
people-name-fixed = Un compte garde son nom. Seul l’hébergeur de ce site peut le changer.
people-password-short = Un mot de passe compte au moins { $least } caractères. Quelques mots se retiennent facilement.
people-password-long = Ce mot de passe est trop long.
people-password-common = Ce mot de passe est l’un des premiers que l’on devinerait. Choisis-en un autre.
people-wrong = Le nom ou le mot de passe est faux.
people-wait = { $seconds ->
    [one] C’était trop souvent. Réessaie dans { $seconds } seconde.
   *[other] C’était trop souvent. Réessaie dans { $seconds } secondes.
}
people-busy = Le serveur a trop à faire. Réessaie dans un instant.
people-sign-in = Connecte-toi d’abord.
people-token = Le jeton d’un programme ne permet pas cela. Connecte-toi avec un navigateur.
people-bad-token = Ce jeton n’est pas valable, ou ne l’est plus.
people-banned = L’hébergeur de ce site a fermé ce compte.
people-has-account = Tu as déjà un compte.
people-unknown = Personne ici ne porte ce nom.
people-passkey = La clé d’accès n’a pas été acceptée. Réessaie, ou connecte-toi avec ton mot de passe.
people-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse : il faut https et un nom.
people-last-way = Sans cette clé d’accès, tu ne pourrais plus te connecter. Choisis d’abord un mot de passe.
people-too-many = Il y en a autant qu’il peut y en avoir. Supprimes-en d’abord.
people-no-mail = Ce site n’envoie pas de courrier. Seul son hébergeur peut t’aider à entrer de nouveau.
people-email = Ce n’est pas une adresse électronique.
people-recovery-old = Ce lien n’est plus valable. Demandes-en un nouveau.
people-report-text = Dis en quelques mots ce qui s’est passé, en 1000 caractères au plus.
people-oneself = C’est toi.
people-no-push = Ce site n’envoie pas de notifications.
people-push-address = Le service de notifications de ce navigateur ne peut pas être utilisé.
people-bot-too-late = Un compte qui a joué des parties classées ne peut plus passer de personne à robot, ni l’inverse.

mail-recover-subject = Un nouveau mot de passe pour Trilith
mail-recover-text =
    Bonjour { $name },

    avec ce lien, tu choisis un nouveau mot de passe :

    { $link }

    Il fonctionne une fois, pendant { $minutes } minutes. Si tu n’as rien demandé, il n’y a rien à faire ; ton mot de passe reste tel qu’il est.

push-turn-title = À toi de jouer
push-turn-text = { $variant } : c’est à toi de jouer.
