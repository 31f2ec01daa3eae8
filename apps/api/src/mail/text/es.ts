import type { MailText } from "./en.ts";

export const es: MailText = {
  greeting: (name) => `Hola, ${name}:`,
  sender: "Trellis, tu plan para hacer crecer tu público",
  sentTo: (address) => `Hemos enviado este correo a ${address} porque tienes una cuenta en Trellis.`,
  resetCode: {
    subject: (code) => `${code} es tu código de Trellis`,
    title: "Elige una contraseña nueva",
    before: "Escribe este código en la página donde lo has solicitado:",
    after: (minutes) => `Solo se puede usar una vez y caduca en ${minutes} minutos.`,
    notYou: "Si no lo has solicitado, ignora este correo: tu contraseña no cambiará. No compartas el código con nadie.",
  },
  passwordChanged: {
    subject: "Tu contraseña de Trellis ha cambiado",
    title: "Tu contraseña ha cambiado",
    before:
      "Tu contraseña acaba de cambiar y se ha cerrado la sesión en todos tus dispositivos. Inicia sesión con la nueva.",
    notYou:
      "Si no has sido tú, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión cuanto antes. El código solo se envía a esta dirección.",
  },
  googleJoined: {
    subject: "Ya puedes iniciar sesión en Trellis con Google",
    title: "Ya puedes iniciar sesión con Google",
    before:
      "Acabas de iniciar sesión con Google y tu cuenta ya está vinculada. Si había una contraseña de antes de confirmar esta dirección, ya no sirve.",
    notYou: "¿Quieres también una contraseña? Elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.",
  },
};
