import type { MailText } from "./en.ts";

export const es: MailText = {
  greeting: (name) => `Hola, ${name}:`,
  sender: "Trellis, tu plan para hacer crecer tu público",
  sentTo: (address) => `Hemos enviado este correo a ${address} por tu cuenta de Trellis.`,
  resetCode: {
    subject: (code) => `${code} es tu código de Trellis`,
    title: "Elige una contraseña nueva",
    before: "Escribe este código en la página donde lo has pedido:",
    after: (minutes) => `Sirve una sola vez, durante ${minutes} minutos.`,
    notYou:
      "¿No lo has pedido tú? Entonces no hagas caso de este correo: tu contraseña sigue igual. No le des el código a nadie.",
  },
  passwordChanged: {
    subject: "Tu contraseña de Trellis ha cambiado",
    title: "Tu contraseña ha cambiado",
    before:
      "Acabas de elegir una contraseña nueva y se ha cerrado la sesión en todos tus dispositivos. Inicia sesión con la nueva.",
    notYou:
      "¿No has sido tú? Elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión cuanto antes: el código nuevo solo llega a esta dirección.",
  },
  googleJoined: {
    subject: "Ya puedes iniciar sesión en Trellis con Google",
    title: "Ya puedes iniciar sesión con Google",
    before:
      "Acabas de iniciar sesión con Google y tu cuenta ha quedado unida a él. Si había una contraseña puesta antes de confirmar esta dirección, ya no sirve.",
    notYou:
      "¿Quieres tener también una contraseña? Elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.",
  },
};
