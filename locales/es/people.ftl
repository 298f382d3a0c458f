# Accounts, and what is refused about them; mail and notices.

people-name-length = Un nombre tiene de 1 a { $most } caracteres.
people-name-letters = Un nombre se compone de letras, cifras, espacios y algunos signos como - y '.
people-name-taken = Este nombre ya es de alguien. Elige otro.
people-name-fixed = Una cuenta conserva su nombre. Solo quien administra este sitio puede cambiarlo.
people-password-short = Una contraseña tiene al menos { $least } caracteres. Unas cuantas palabras se recuerdan bien.
people-password-long = Esta contraseña es demasiado larga.
people-password-common = Esta contraseña es de las primeras que cualquiera probaría. Elige otra.
people-wrong = El nombre o la contraseña no son correctos.
people-wait = { $seconds ->
    [one] Han sido demasiados intentos. Vuelve a probar dentro de { $seconds } segundo.
   *[other] Han sido demasiados intentos. Vuelve a probar dentro de { $seconds } segundos.
}
people-busy = El servidor tiene demasiado trabajo. Vuelve a probar dentro de un momento.
people-sign-in = Primero inicia sesión.
people-token = Con el token de un programa no se puede hacer esto. Inicia sesión con un navegador.
people-bad-token = Este token no es válido o ya no lo es.
people-banned = Quien administra este sitio ha cerrado esta cuenta.
people-has-account = Ya tienes una cuenta.
people-unknown = Aquí nadie tiene este nombre.
people-passkey = No se ha aceptado la llave de acceso. Vuelve a probar o entra con tu contraseña.
people-no-passkeys = Las llaves de acceso no funcionan en esta dirección: hacen falta https y un nombre.
people-last-way = Sin esta llave de acceso ya no podrías entrar. Elige antes una contraseña.
people-too-many = Ya hay tantos como puede haber. Quita antes algunos.
people-no-mail = Este sitio no envía correo. Solo quien lo administra puede ayudarte a volver a entrar.
people-email = Esto no es una dirección de correo electrónico.
people-recovery-old = Este enlace ya no es válido. Pide otro nuevo.
people-report-text = Di en pocas palabras qué ha pasado, en 1000 caracteres como máximo.
people-oneself = Esa persona eres tú.
people-no-push = Este sitio no envía avisos.
people-push-address = El servicio de avisos de este navegador no se puede usar.
people-bot-too-late = Una cuenta que ha jugado partidas puntuadas ya no puede pasar de persona a bot ni al revés.

mail-recover-subject = Una contraseña nueva para Trilith
mail-recover-text =
    Hola, { $name }:

    con este enlace eliges una contraseña nueva:

    { $link }

    Sirve una sola vez, durante { $minutes } minutos. Si no lo has pedido, no tienes que hacer nada; tu contraseña sigue siendo la misma.

push-turn-title = Te toca
push-turn-text = { $variant }: te toca mover.
