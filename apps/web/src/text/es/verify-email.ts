import type { Text } from "../namespaces.ts";

export const text: Text<"verify-email"> = {
  verifying: { heading: "Confirmando tu correo…", lead: "Solo tarda un momento." },
  verified: { heading: "Correo confirmado", lead: "{{email}} ya está confirmado." },
  changed: {
    heading: "Correo cambiado",
    lead: "Tu correo ahora es {{email}}. Úsalo la próxima vez que inicies sesión.",
  },
  over: {
    heading: "Este enlace ya no funciona",
    lead: "Ha caducado, ya se ha usado o está incompleto.",
    confirmed: "{{email}} ya está confirmado. Para cambiar a otro correo, empieza de nuevo en Ajustes.",
    resend: "Enviar un enlace nuevo",
    resent: "Hemos enviado un enlace nuevo a {{email}}",
    signInFirst: "Inicia sesión y te enviaremos un enlace nuevo desde Ajustes.",
  },
  taken: { heading: "Tu correo no ha cambiado" },
  offline: {
    heading: "No hay conexión",
    lead: "Conéctate a internet e inténtalo de nuevo. Tu enlace sigue siendo válido.",
  },
  failed: { heading: "No se ha podido confirmar tu correo" },
  retry: "Reintentar",
  toApp: "Continuar a Trellis",
  toSettings: "Abrir Ajustes",
  toSignIn: "Iniciar sesión",
};
