# Accounts, and what is refused about them; mail and notices.

people-name-length = Een naam heeft 1 tot { $most } tekens.
people-name-letters = Een naam bestaat uit letters, cijfers, spaties en een paar tekens zoals - en '.
people-name-taken = Deze naam is al van iemand. Kies een andere.
people-name-fixed = Een account houdt zijn naam. Alleen de beheerder van deze site kan hem veranderen.
people-password-short = Een wachtwoord heeft minstens { $least } tekens. Een paar woorden onthoud je gemakkelijk.
people-password-long = Dit wachtwoord is te lang.
people-password-common = Dit wachtwoord is een van de eerste die iemand zou raden. Kies een ander.
people-wrong = De naam of het wachtwoord klopt niet.
people-wait = { $seconds ->
    [one] Dat was te vaak. Probeer het over { $seconds } seconde opnieuw.
   *[other] Dat was te vaak. Probeer het over { $seconds } seconden opnieuw.
}
people-busy = De server heeft het te druk. Probeer het zo meteen opnieuw.
people-sign-in = Meld je eerst aan.
people-token = Met het token van een programma kan dit niet. Meld je aan met een browser.
people-bad-token = Dit token is niet geldig, of niet meer.
people-banned = De beheerder van deze site heeft dit account gesloten.
people-has-account = Je hebt al een account.
people-unknown = Niemand hier heet zo.
people-passkey = De passkey is niet geaccepteerd. Probeer het opnieuw of meld je aan met je wachtwoord.
people-no-passkeys = Passkeys werken niet op dit adres: er zijn https en een naam voor nodig.
people-last-way = Zonder deze passkey zou je je niet meer kunnen aanmelden. Stel eerst een wachtwoord in.
people-too-many = Er zijn er al zoveel als er kunnen zijn. Verwijder er eerst een paar.
people-no-mail = Deze site verstuurt geen mail. Alleen de beheerder kan je weer binnenlaten.
people-email = Dit is geen e-mailadres.
people-recovery-old = Deze link is niet meer geldig. Vraag een nieuwe aan.
people-report-text = Zeg in een paar woorden wat er gebeurd is, in hoogstens 1000 tekens.
people-oneself = Dat ben je zelf.
people-no-push = Deze site verstuurt geen meldingen.
people-push-address = De meldingendienst van deze browser kan niet worden gebruikt.
people-bot-too-late = Een account dat partijen voor rating heeft gespeeld, kan niet meer van mens in bot veranderen of omgekeerd.

mail-recover-subject = Een nieuw wachtwoord voor Trilith
mail-recover-text =
    Hallo { $name },

    met deze link stel je een nieuw wachtwoord in:

    { $link }

    Hij werkt één keer, { $minutes } minuten lang. Heb je er niet om gevraagd, dan hoef je niets te doen; je wachtwoord blijft zoals het is.

push-turn-title = Jij bent aan zet
push-turn-text = { $variant }: jij bent aan zet.
