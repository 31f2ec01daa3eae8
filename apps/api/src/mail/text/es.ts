import { codeMinutes } from "@trellis/contract/password-reset-fields";
import type { MailText } from "../mail-text.ts";

const manage = "Gestionar la suscripción";

/** The text of all emails in Spanish. */
export const es: MailText = {
  greeting: (name) => (name ? `Hola, ${name}:` : "Hola:"),
  sender: "Trellis, tu plan para hacer crecer tu público",
  sentTo: (address) => `Hemos enviado este correo a ${address} porque tienes una cuenta en Trellis.`,
  linkHint: "Si el botón no funciona, copia esta dirección en tu navegador:",
  letters: {
    resetCode: (_facts, _format, code) => ({
      subject: `${code} es tu código de Trellis`,
      title: "Elige una contraseña nueva",
      paragraphs: [
        "Escribe este código en la página donde lo has solicitado:",
        `Solo se puede usar una vez y caduca en ${codeMinutes} minutos.`,
        "Si no lo has solicitado, ignora este correo: tu contraseña no cambiará. No compartas el código con nadie.",
      ],
    }),
    passwordChanged: ({ by }) => ({
      subject: "Tu contraseña de Trellis ha cambiado",
      title: "Tu contraseña ha cambiado",
      paragraphs: [
        by === "code"
          ? "Tu contraseña acaba de cambiar y se ha cerrado la sesión en todos tus dispositivos. Inicia sesión con la nueva."
          : "Tu contraseña acaba de cambiar desde los ajustes y se ha cerrado la sesión en todos los demás dispositivos.",
        "Si no has sido tú, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión cuanto antes. El código solo se envía a esta dirección.",
      ],
    }),
    googleJoined: () => ({
      subject: "Ya puedes iniciar sesión en Trellis con Google",
      title: "Ya puedes iniciar sesión con Google",
      paragraphs: [
        "Acabas de iniciar sesión con Google y tu cuenta ya está vinculada. Si había una contraseña de antes de confirmar esta dirección, ya no sirve.",
        "¿Quieres también una contraseña? Elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.",
      ],
    }),
    verifyEmail: () => ({
      subject: "Confirma tu correo de Trellis",
      title: "¿Es este tu correo?",
      paragraphs: [
        "Confirma que esta dirección es tuya para que te lleguen los recibos y los avisos de tu cuenta.",
        "El enlace solo se puede usar una vez y caduca en 24 horas. Mientras tanto, puedes usar Trellis.",
        "Si no tienes una cuenta en Trellis, alguien ha escrito tu dirección por error. Puedes ignorar este correo.",
      ],
      button: "Confirmar el correo",
    }),
    changeEmail: () => ({
      subject: "Confirma tu nuevo correo de Trellis",
      title: "Confirma tu nuevo correo",
      paragraphs: [
        "Nos has pedido usar esta dirección en tu cuenta de Trellis. Confirma que es tuya.",
        "El enlace solo se puede usar una vez y caduca en 24 horas. Hasta que lo confirmes, tu cuenta sigue con la dirección actual.",
        "Si no lo has pedido, ignora este correo: no cambiará nada.",
      ],
      button: "Confirmar el nuevo correo",
      sentTo: (address) =>
        `Hemos enviado este correo a ${address} porque alguien lo ha indicado como el nuevo correo de una cuenta.`,
    }),
    emailInUse: () => ({
      subject: "Han indicado tu correo en otra cuenta de Trellis",
      title: "Este correo ya está en uso",
      paragraphs: [
        "Alguien que ha iniciado sesión en otra cuenta de Trellis ha pedido usar esta dirección en ella. Ya pertenece a tu cuenta, así que no ha cambiado nada.",
        "Si has sido tú, inicia sesión con esta dirección. Si quieres usarla en la otra cuenta, elimina antes tu cuenta con esta dirección.",
        "Si no has sido tú, no tienes que hacer nada.",
      ],
    }),
    emailChanged: ({ newEmail, stage }) =>
      stage === "requested"
        ? {
            subject: "Alguien ha pedido cambiar tu correo de Trellis",
            title: "Se ha solicitado un nuevo correo",
            paragraphs: [
              `Alguien que tiene abierta tu cuenta ha pedido cambiar su correo a ${newEmail}. El cambio se hará cuando abra el enlace que hemos enviado a esa dirección.`,
              "Si has sido tú, no tienes que hacer nada más aquí.",
              "Si no has sido tú, elige cuanto antes «¿Olvidaste tu contraseña?» en la página de inicio de sesión: una contraseña nueva cierra todas las sesiones.",
            ],
          }
        : {
            subject: "Tu correo de Trellis ha cambiado",
            title: "Tu correo ha cambiado",
            paragraphs: [
              `Tu cuenta usa ahora ${newEmail}. A partir de ahora, inicia sesión con esa dirección; a esta ya no enviaremos correos de la cuenta.`,
              "Si no has sido tú, contacta cuanto antes con quien gestiona este Trellis. La política de privacidad indica cómo.",
            ],
            sentTo: (address) =>
              `Hemos enviado este correo a ${address} porque tu cuenta de Trellis usaba esta dirección hasta ahora.`,
          },
    trialEndsTomorrow: ({ plan, amountCents, at }, { money, date }) => ({
      subject: "Tu prueba gratis termina mañana",
      title: "Tu prueba gratis termina mañana",
      paragraphs: [
        `Tu prueba gratis termina el ${date(at)}. Después continúa tu plan ${plan} y cobraremos ${money(amountCents)} en tu tarjeta.`,
        "¿Quieres seguir? No tienes que hacer nada. Si no, cancela en Ajustes antes de que termine la prueba y no pagarás nada.",
      ],
      button: manage,
    }),
    receipt: ({ plan, amountCents, at, number, url }, { money, date }) => ({
      subject: `Tu recibo de Trellis: ${money(amountCents)}`,
      title: "Gracias por tu pago",
      paragraphs: [
        `El ${date(at)} hemos cobrado ${money(amountCents)} en tu tarjeta por el plan ${plan}. El número del recibo es ${number}.`,
        "Tienes todos tus recibos en Ajustes, en el apartado Suscripción.",
        "Si no reconoces este cobro, revisa tu suscripción en Ajustes. Allí también puedes cancelarla.",
      ],
      button: url === null ? "Abrir los ajustes" : "Ver el recibo",
    }),
    cardFailed: ({ plan, amountCents, nextTryAt }, { money, date }) => ({
      subject: "No hemos podido cobrar en tu tarjeta",
      title: "No se ha podido hacer el pago",
      paragraphs: [
        `Hemos intentado cobrar ${money(amountCents)} por tu plan ${plan}, pero tu tarjeta se ha rechazado.`,
        nextTryAt === null
          ? "Era el último intento. Para conservar tu plan, guarda otra tarjeta en Ajustes."
          : `Lo intentaremos de nuevo el ${date(nextTryAt)}. Para no perder tu plan, revisa tu tarjeta o guarda otra en Ajustes.`,
        "Si no se puede cobrar ninguna tarjeta, la suscripción terminará, pero conservarás tu cuenta y tu trabajo.",
      ],
      button: "Revisar la tarjeta",
    }),
    planChanged: ({ plan, amountCents, at }, { money, date }) => ({
      subject: `Ahora tienes el plan ${plan}`,
      title: "Tu plan ha cambiado",
      paragraphs: [
        `Tu suscripción ha pasado al plan ${plan}. El próximo cobro será de ${money(amountCents)}, el ${date(at)}.`,
        "Si no has sido tú, vuelve a tu plan anterior en Ajustes y elige una contraseña nueva.",
      ],
      button: manage,
    }),
    subscriptionCanceled: ({ plan, endsAt }, { date }) => ({
      subject: "Has cancelado tu suscripción de Trellis",
      title: "Tu suscripción está cancelada",
      paragraphs: [
        `Puedes usar tu plan ${plan} hasta el ${date(endsAt)}. Ese día termina y no se volverá a cobrar.`,
        "¿Has cambiado de idea o no has sido tú? Reanuda la suscripción en Ajustes antes de ese día.",
      ],
      button: manage,
    }),
    subscriptionEnded: ({ plan, reason }) => ({
      subject: "Tu suscripción de Trellis ha terminado",
      title: "Tu suscripción ha terminado",
      paragraphs: [
        reason === "canceled"
          ? `Tu plan ${plan} ha terminado, como pediste. No se volverá a cobrar.`
          : reason === "unpaid"
            ? `No hemos podido cobrar el plan ${plan} en tu tarjeta, así que tu suscripción ha terminado. No se volverá a cobrar.`
            : reason === "unverified"
              ? `El plan ${plan} de tu cuenta se pagaba con una tarjeta que se añadió antes de que se verificara esta dirección de correo. Puede ser de otra persona, así que la hemos quitado y hemos terminado el plan. No se volverá a cobrar en esa tarjeta.`
              : `Tu plan ${plan} ha terminado. No se volverá a cobrar.`,
        "Tu cuenta y tu trabajo siguen ahí. Puedes volver a suscribirte cuando quieras.",
      ],
      button: "Elegir un plan",
    }),
    accountDeletionScheduled: ({ at }, { date }) => ({
      subject: `Tu cuenta de Trellis se eliminará el ${date(at)}`,
      title: "Tu cuenta se eliminará",
      paragraphs: [
        `Como has pedido, el ${date(at)} eliminaremos tu cuenta y todo lo que contiene. Después no se podrá recuperar.`,
        "¿Has cambiado de idea? Inicia sesión antes de ese día y elige «Conservar mi cuenta» en Ajustes.",
        "Si no has sido tú, conserva tu cuenta y elige una contraseña nueva cuanto antes.",
      ],
      button: "Conservar mi cuenta",
    }),
    accountDeleted: () => ({
      subject: "Tu cuenta de Trellis se ha eliminado",
      title: "Tu cuenta se ha eliminado",
      paragraphs: [
        "Hemos eliminado tu cuenta y todo lo que contenía, como pediste. Este es el último correo sobre ella.",
        "Gracias por haber estado con nosotros. Puedes crear una cuenta nueva cuando quieras.",
      ],
      sentTo: (address) => `Hemos enviado este correo a ${address} porque pertenecía a una cuenta de Trellis.`,
    }),
    secondFactorChanged: ({ change }) => ({
      subject: "Ha cambiado la seguridad de tu cuenta de Trellis",
      title: secondFactor[change].title,
      paragraphs: [
        secondFactor[change].text,
        "Si no has sido tú, elige una contraseña nueva cuanto antes y quita en Ajustes lo que no reconozcas.",
      ],
      button: "Revisar la seguridad",
    }),
  },
};

const secondFactor = {
  passkeyAdded: {
    title: "Se ha añadido una llave de acceso",
    text: "Se ha añadido una llave de acceso a tu cuenta. Ya puedes iniciar sesión con ella.",
  },
  passkeyRemoved: {
    title: "Se ha quitado una llave de acceso",
    text: "Se ha quitado una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.",
  },
  authenticatorOn: {
    title: "Tu app de autenticación está lista",
    text: "A partir de ahora, para iniciar sesión con tu contraseña también hace falta un código de tu app de autenticación.",
  },
  authenticatorOff: {
    title: "Se ha quitado tu app de autenticación",
    text: "Para iniciar sesión ya no hace falta un código de una app de autenticación.",
  },
  recoveryCodesRenewed: {
    title: "Tienes códigos de recuperación nuevos",
    text: "Se han creado códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.",
  },
  recoveryCodeUsed: {
    title: "Se ha usado un código de recuperación",
    text: "Alguien ha iniciado sesión en tu cuenta con uno de tus códigos de recuperación. Ese código ya no sirve.",
  },
};
