import type { Text } from "../namespaces.ts";

export const text: Text<"legal"> = {
  close: "Cerrar",
  terms: {
    title: "Términos de uso",
    account: {
      title: "Tu cuenta",
      text: "Para usar Trellis necesitas una cuenta. Usa tu propio nombre y correo, no compartas tu contraseña y avisa a quien gestiona esta instalación si otra persona ha usado tu cuenta. Puedes eliminar tu cuenta cuando quieras en Ajustes, en Cuenta.",
    },
    content: {
      title: "Tu contenido",
      text: "Lo que escribes y lo que publicas sigue siendo tuyo. Guardamos tus respuestas y tu plan solo para mostrártelos, planificar tus semanas y adaptar a ti lo que escribe el asistente.",
    },
    subscription: {
      title: "Suscripción",
      text: "Los 3 primeros días son gratis, una vez por persona. Después se cobra en tu tarjeta al empezar cada nuevo periodo, hasta que canceles. Puedes cancelar cuando quieras en Ajustes, en Suscripción. En ese caso conservas el acceso hasta el final del periodo actual y no se vuelve a cobrar en tu tarjeta.",
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
    operator: {
      title: "Quién es responsable",
      named: "{{name}} gestiona esta instalación de Trellis y es responsable de tus datos. Contacto: {{contact}}.",
      unnamed: "Quien gestiona esta instalación todavía no ha indicado aquí su nombre y su contacto.",
    },
    account: {
      title: "Tu cuenta",
      text: "Tu nombre, tu correo y tu foto de perfil, cuándo te registraste, si tu correo está confirmado, el idioma de tus correos y una huella irreversible de tu contraseña. Si inicias sesión con Google: el identificador de tu cuenta de Google en lugar de una contraseña. Si los usas: las claves públicas y los nombres de tus llaves de acceso, el secreto cifrado de tu aplicación de autenticación y huellas irreversibles de tus códigos de recuperación.",
    },
    plans: {
      title: "Tu plan",
      text: "Tus respuestas iniciales, los planes escritos a partir de ellas, las tareas que has completado y cuándo y, si se usa un modelo de IA, cuánto lo usas cada día. Tus conversaciones con el asistente y los borradores que creas no se guardan en el servidor.",
    },
    devices: {
      title: "Tus dispositivos",
      text: "De cada dispositivo donde tienes la sesión abierta: su navegador y su sistema, cuándo iniciaste sesión y cuándo lo usaste por última vez. Para frenar ataques, el servidor cuenta las peticiones por cuenta, correo y dirección de red durante un día como máximo. El registro del servidor contiene cuándo hubo inicios de sesión, rechazos, cambios en la cuenta y errores, con identificadores y una huella con clave de la dirección de red.",
    },
    payments: {
      title: "Pagos",
      text: "Tu plan, las fechas y el estado de tu suscripción, la marca, los cuatro últimos dígitos y la fecha de caducidad de tu tarjeta, y los identificadores del proveedor de pagos. El número de tu tarjeta va directamente al proveedor, que también recibe tu nombre, tu correo, tu idioma y el identificador de tu cuenta, y guarda tus facturas y el motivo que indiques al cancelar; si esta instalación usa Stripe, es Stripe. Para que cada prueba se use una sola vez, guardamos huellas con clave de la tarjeta y del correo confirmado con los que se usó.",
    },
    youtube: {
      title: "YouTube",
      text: "Si conectas YouTube: el acceso cifrado a tu canal y cuándo lo conectaste. Sus cifras se piden a YouTube y se conservan en memoria durante 15 minutos. Al desconectarlo se borra el acceso.",
    },
    assistant: {
      title: "IA",
      text: "Si esta instalación usa un modelo de IA, su proveedor recibe tus respuestas iniciales, tu plan, lo que escribes al asistente o indicas para un borrador y, si preguntas por ellas, las cifras de tu canal y tu suscripción, pero no tu nombre ni tu correo. Si no, escribe el motor integrado y nada sale del servidor.",
    },
    emails: {
      title: "Correos",
      text: "Te enviamos códigos, enlaces, recibos y avisos sobre tu cuenta. Tu dirección se borra de la cola en cuanto se envía el correo. Los códigos caducan a los 10 minutos y los enlaces, a las 24 horas.",
    },
    used: {
      title: "Para qué lo usamos",
      text: "Para iniciar tu sesión y proteger tu cuenta, escribir tu plan, adaptar los consejos del asistente y cobrar tu suscripción. Nunca para publicidad.",
    },
    shared: {
      title: "Quién más lo ve",
      text: "Los proveedores con los que está configurada esta instalación para pagos, correo, inicio de sesión con Google, YouTube e IA, y solo lo que necesitan. Nadie más.",
    },
    duration: {
      title: "Cuánto tiempo lo guardamos",
      text: "Hasta que lo borres o elimines tu cuenta. Un dispositivo se olvida cuando cierras la sesión, tras 30 días sin uso y, como muy tarde, a los 90 días. Siete días después de pedir que eliminemos tu cuenta, se borra todo lo anterior. Queda lo siguiente: las huellas de las pruebas usadas, las facturas en el proveedor de pagos y los registros y las copias de seguridad mientras los conserve quien gestiona esta instalación.",
    },
    device: {
      title: "En este dispositivo",
      text: "Tu sesión, tu idioma y tus ajustes de apariencia y de teclado, los últimos comandos usados, tus borradores de respuestas, si has usado aquí una llave de acceso y, en esta pestaña, las respuestas iniciales sin guardar, los avisos que has cerrado y el correo al que has pedido cambiar. Una cookie reconoce este navegador cuando ya has iniciado sesión o pedido un código, para que nadie más pueda bloquearte el acceso. Sin cookies de seguimiento.",
    },
    rights: {
      title: "Tus derechos",
      text: "En Ajustes puedes descargar todo lo que se guarda sobre ti, corregir tu nombre, tu foto, tu correo y tus respuestas, y eliminar tu cuenta. Sin suscripción, elige «Tu cuenta» en el menú de la cuenta. Para cualquier otra cosa, escribe a quien gestiona esta instalación. También puedes reclamar ante la autoridad de protección de datos de donde vives.",
    },
  },
};
