import type { Text } from "../namespaces.ts";

export const text: Text<"legal"> = {
  close: "Cerrar",
  terms: {
    title: "Términos de uso",
    account: {
      title: "Tu cuenta",
      text: "Para usar Trellis necesitas una cuenta. Usa tu propio nombre y correo, no compartas tu contraseña y avísanos si alguien más ha entrado en tu cuenta.",
    },
    content: {
      title: "Tu contenido",
      text: "Lo que escribes y lo que publicas sigue siendo tuyo. Guardamos tus respuestas y tu plan solo para mostrártelos y planear tus próximas semanas.",
    },
    subscription: {
      title: "Suscripción",
      text: "Los 3 primeros días son gratis, una vez por persona. Después se cobra cada periodo en tu tarjeta hasta que canceles. Al cancelar no hay más cobros.",
    },
    assistant: {
      title: "Consejos del asistente",
      text: "La hoja de ruta y el asistente dan sugerencias. Pueden equivocarse, y crecer depende de más que un plan: no se promete ningún número de seguidores.",
    },
    fairness: {
      title: "Uso correcto",
      text: "No uses Trellis para infringir la ley, las normas de las plataformas donde publicas o el propio servicio.",
    },
    changes: {
      title: "Cambios",
      text: "Si estos términos cambian en algo que te afecte, te pediremos de nuevo tu consentimiento antes de aplicarlos.",
    },
  },
  privacy: {
    title: "Política de privacidad",
    kept: {
      title: "Qué guardamos",
      text: "Tu nombre, tu correo, una huella de tu contraseña que no permite recuperarla, tus cinco respuestas, tu plan y lo que has marcado.",
    },
    used: {
      title: "Para qué",
      text: "Para iniciar tu sesión, escribir tu plan y cobrar tu suscripción. No para publicidad.",
    },
    cards: {
      title: "Tarjetas",
      text: "El número de tu tarjeta va directamente al proveedor de pagos. Nosotros solo guardamos una referencia.",
    },
    shared: {
      title: "Quién más lo ve",
      text: "Los proveedores con los que está configurada esta instalación de Trellis, para pagos y para el asistente, y solo lo que necesitan. Nadie más.",
    },
    rights: {
      title: "Tus derechos",
      text: "Puedes pedir a quien gestiona esta instalación que te muestre, corrija o borre lo que se guarda sobre ti. En este dispositivo guardamos tu sesión, tu idioma y tu tema, sin cookies de seguimiento.",
    },
  },
};
