import type { Text } from "../namespaces.ts";

export const text: Text<"legal"> = {
  close: "Cerrar",
  terms: {
    title: "Términos de uso",
    account: {
      title: "Tu cuenta",
      text: "Para usar Trellis necesitas una cuenta. Usa tu propio nombre y correo, no compartas tu contraseña y avísanos si otra persona ha usado tu cuenta.",
    },
    content: {
      title: "Tu contenido",
      text: "Lo que escribes y lo que publicas sigue siendo tuyo. Guardamos tus respuestas y tu plan solo para mostrártelos, planificar tus semanas y adaptar a ti lo que escribe el asistente.",
    },
    subscription: {
      title: "Suscripción",
      text: "Los 3 primeros días son gratis, una vez por persona. Después se cobra cada nuevo periodo en tu tarjeta. Todavía no se puede cancelar desde la aplicación: para terminar tu suscripción, escribe a quien gestiona esta instalación antes de que empiece el siguiente periodo.",
    },
    assistant: {
      title: "Consejos del asistente",
      text: "La hoja de ruta y el asistente dan sugerencias. Pueden equivocarse, y crecer depende de más que un plan: no prometemos ningún número de seguidores.",
    },
    fairness: {
      title: "Uso correcto",
      text: "No uses Trellis para infringir la ley, las normas de las plataformas donde publicas o el propio servicio.",
    },
    changes: {
      title: "Cambios",
      text: "Estos términos pueden cambiar. La versión vigente está siempre enlazada en las páginas de inicio de sesión y de creación de cuenta.",
    },
  },
  privacy: {
    title: "Política de privacidad",
    kept: {
      title: "Qué guardamos",
      text: "Tu nombre, tu correo y tu foto de perfil, una huella irreversible de tu contraseña, tus cinco respuestas, tu plan y las tareas que has completado, tu suscripción, los dispositivos donde tienes la sesión abierta y, si conectas YouTube, el acceso que nos da.",
    },
    used: {
      title: "Para qué lo usamos",
      text: "Para iniciar tu sesión, escribir tu plan, adaptar los consejos del asistente y cobrar tu suscripción. Nunca para publicidad.",
    },
    cards: {
      title: "Tarjetas",
      text: "El número de tu tarjeta va directamente al proveedor de pagos. Nosotros solo guardamos una referencia.",
    },
    shared: {
      title: "Quién más lo ve",
      text: "Los proveedores con los que está configurada esta instalación de Trellis, como los de pagos, correo y asistente, y solo lo que necesitan. Nadie más.",
    },
    rights: {
      title: "Tus derechos",
      text: "Puedes pedir a quien gestiona esta instalación que te muestre, corrija o borre los datos que se guardan sobre ti. En este dispositivo guardamos tu sesión, tu idioma y tus ajustes de apariencia, sin cookies de seguimiento.",
    },
  },
};
