import { passwordMaximum, passwordMinimum } from "@trellis/contract/fields";
import type { Text } from "./en.ts";
import { fieldName } from "./field-names.ts";

export const es: Text = {
  unexpected: "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.",
  unknownAddress: "No hay nada en esta dirección.",
  wrongMethod: "Esta dirección no responde a ese tipo de petición.",
  sessionOver: "Tu sesión ha terminado. Inicia sesión de nuevo.",
  notJson: "No se ha podido leer la petición. Envíala como JSON válido.",
  wrongType: "Envía la petición como JSON, con el tipo de contenido application/json.",
  notForm: "No se ha podido leer el formulario. Envíalo de nuevo.",
  wrongFormType: "Envía la petición como formulario, con el tipo de contenido multipart/form-data.",
  tooLarge: "La petición es demasiado grande. Acórtala e inténtalo de nuevo.",
  tooMany: (seconds) =>
    seconds > 90
      ? `Demasiados intentos. Inténtalo de nuevo en ${Math.ceil(seconds / 60)} minutos.`
      : `Demasiados intentos. Inténtalo de nuevo en ${seconds} segundos.`,

  fieldName: (path) => fieldName("es", path),
  fieldWrong: (field) => `El campo «${field}» no tiene la forma correcta. Corrígelo e inténtalo de nuevo.`,
  fields: {
    required: (field) => `El campo «${field}» es obligatorio.`,
    fullnameRequired: () => "El nombre completo es obligatorio",
    emailRequired: () => "El correo electrónico es obligatorio",
    emailInvalid: () => "Introduce un correo electrónico válido",
    passwordRequired: () => "La contraseña es obligatoria",
    passwordTooShort: () => `La contraseña debe tener al menos ${passwordMinimum} caracteres`,
    passwordTooLong: () => `La contraseña no puede tener más de ${passwordMaximum} caracteres`,
    confirmRequired: () => "Confirma la contraseña",
    passwordsDiffer: () => "Las contraseñas no coinciden",
    tooLong: (field) => `El campo «${field}» es demasiado largo. Acórtalo e inténtalo de nuevo.`,
    codeSixDigits: () => "El código debe tener 6 dígitos",
    pictureTooLarge: () => "La foto pesa más de 5 MB. Elige una más pequeña.",
    termsRequired: () => "Acepta los términos para continuar.",
  },

  registered: "Cuenta creada. Ya puedes iniciar sesión.",
  emailTaken: "Ya existe una cuenta con este correo. Inicia sesión.",
  loggedIn: "Has iniciado sesión.",
  wrongCredentials: "El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.",
  googleUnproven: "Google no ha podido confirmar que eres tú. Inténtalo de nuevo.",
  otherGoogle: "Este correo pertenece aquí a otra cuenta de Google. Inicia sesión con ella.",
  googleOff: "Aquí no se puede iniciar sesión con Google. Hazlo con tu correo y tu contraseña.",
  googleAway: "Google no responde. Inténtalo de nuevo en un momento.",
  sessionAlive: "Tu sesión sigue abierta.",
  loggedOut: "Has cerrado la sesión.",

  sessionEnded: "Esa sesión está cerrada.",
  signedOutElsewhere: "Has cerrado la sesión en todos los demás sitios.",

  codeSent: "Si existe una cuenta con este correo, el código ya va en camino.",
  mailAway: "Ahora mismo no podemos enviar correos. Inténtalo de nuevo en un momento.",
  codeExpired: "El código ha caducado. Pide uno nuevo",
  codeWrong: "El código de verificación no es válido",
  codeRight: "El código es correcto. Elige una contraseña nueva.",
  resetOver: "Tu código ha caducado. Pide uno nuevo.",
  passwordReset: "Tu contraseña ha cambiado. Inicia sesión con la nueva.",

  profileSaved: "Tu perfil está guardado.",
  nothingToSave: "Envía un nombre, una foto o ambas cosas.",
  noPicture: "No podemos usar este archivo como foto. Elige un PNG, JPEG, WebP o GIF.",

  methodSaved: "Tu tarjeta está guardada.",
  noSetup: "El formulario de la tarjeta ha caducado. Ábrelo de nuevo e introduce tu tarjeta.",
  noMethod: "Guarda primero una tarjeta y después suscríbete.",
  noPlan: "Este plan no está disponible. Elige otro.",
  otherPlan: "Ya tienes una suscripción. Cambia el plan en Ajustes.",
  noSubscription: "No tienes ninguna suscripción. Elige primero un plan.",
  cardFirst: "Guarda primero una tarjeta y después cambia de plan.",
  samePlan: "Ya tienes este plan. Elige otro.",
  planChanged: "¡Plan actualizado!",
  trialStarted: "Ya tienes tu suscripción. Los 3 primeros días son gratis.",
  subscribed: "Ya tienes tu suscripción.",
  cardsAway: "El proveedor de tarjetas no responde. Inténtalo de nuevo en un momento.",

  youtubeDisconnected: "YouTube se ha desconectado",
  youtubeNotConnected: "YouTube no está conectado. Conéctalo en Ajustes.",
  youtubeOver: "YouTube ya no nos deja entrar. Conéctalo de nuevo en Ajustes.",
  youtubeOff: "YouTube no está configurado aquí.",
  youtubeAway: "YouTube no responde. Inténtalo de nuevo en un momento.",

  answersSaved: "Tus respuestas están guardadas.",
  preferencesSaved: "Tus preferencias están guardadas.",
  noAnswers: "Responde primero a las cinco preguntas: tu hoja de ruta se hace a partir de ellas.",
  roadmapFailed: "No se ha podido escribir tu hoja de ruta. Inténtalo de nuevo.",
  roadmapBusy: "Tu hoja de ruta aún se está escribiendo. Inténtalo de nuevo en un momento.",
  noTask: "Esta tarea no está en tu hoja de ruta. Recarga la página e inténtalo de nuevo.",
  taskUpdated: "¡Estado de la tarea actualizado!",
  contentFailed: "No se ha podido escribir tu contenido. Inténtalo de nuevo.",

  assistantAway: "El asistente no responde. Inténtalo de nuevo en un momento.",
};
