import { passkeyMaximum } from "@trellis/contract/security";
import { passwordMaximum, passwordMinimum } from "@trellis/contract/fields";
import type { Messages } from "./en.ts";
import { dateOf } from "./date-of.ts";
import { fieldName } from "./field-names.ts";

export const es: Messages = {
  unexpected: "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.",
  unknownAddress: "No hay nada en esta dirección.",
  wrongMethod: "Esta dirección no admite ese método.",
  sessionOver: "Tu sesión ha terminado. Inicia sesión de nuevo.",
  notJson: "La petición no es un JSON válido.",
  wrongType: "Envía la petición con el tipo de contenido application/json.",
  notForm: "No se ha podido leer el formulario. Envíalo de nuevo.",
  wrongFormType: "Envía la petición con el tipo de contenido multipart/form-data.",
  tooLarge: "La petición es demasiado grande. Acórtala e inténtalo de nuevo.",
  tooMany: (seconds) =>
    seconds > 90
      ? `Demasiados intentos. Inténtalo de nuevo en ${Math.ceil(seconds / 60)} minutos.`
      : `Demasiados intentos. Inténtalo de nuevo en ${seconds} segundos.`,

  fieldName: (path) => fieldName("es", path),
  fieldWrong: (field) => `El campo «${field}» no es válido. Corrígelo e inténtalo de nuevo.`,
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
  otherGoogle: "Este correo está vinculado a otra cuenta de Google. Inicia sesión con ella.",
  googleOff: "Aquí no se puede iniciar sesión con Google. Hazlo con tu correo y tu contraseña.",
  googleAway: "Google no responde. Inténtalo de nuevo en un momento.",
  sessionAlive: "Tu sesión sigue abierta.",
  loggedOut: "Has cerrado la sesión.",

  sessionEnded: "Has cerrado la sesión en ese dispositivo.",
  signedOutElsewhere: "Has cerrado la sesión en todos los demás dispositivos.",

  codeSent: "Si existe una cuenta con este correo, te hemos enviado un código.",
  mailAway: "Ahora mismo no podemos enviar correos. Inténtalo de nuevo en un momento.",
  codeExpired: "El código ha caducado. Pide uno nuevo",
  codeWrong: "El código de verificación no es válido",
  codeRight: "Código verificado. Elige una contraseña nueva.",
  resetOver: "Tu código ha caducado. Pide uno nuevo.",
  passwordReset: "Has cambiado la contraseña. Inicia sesión con la nueva.",

  passwordCommon: "Esta contraseña figura en listas de contraseñas comunes o filtradas. Elige otra.",
  passwordPersonal: "Esta contraseña se parece demasiado a tu nombre, a tu correo o a «Trellis». Elige otra.",

  secondFactorNeeded: "Un paso más: confirma que eres tú.",
  secondFactorWrong: "Este código no es correcto o ya se ha usado. Revísalo e inténtalo de nuevo.",
  signInOver: "Este inicio de sesión ha caducado. Inicia sesión de nuevo.",
  passkeyRefused: "No hemos podido comprobar esta llave de acceso. Inténtalo de nuevo o usa otro método.",
  passkeyAdded: "Hemos añadido tu llave de acceso.",
  passkeyExists: "Esta llave de acceso ya está añadida.",
  passkeysFull: `Puedes tener hasta ${passkeyMaximum} llaves de acceso. Quita una primero.`,
  passkeyRenamed: "Hemos cambiado el nombre de la llave de acceso.",
  passkeyRemoved: "Hemos quitado la llave de acceso.",
  passkeyGone: "Esta llave de acceso ya no existe. Vuelve a cargar la página.",
  authenticatorOn: "Tu aplicación de autenticación está activada.",
  authenticatorOff: "Tu aplicación de autenticación está desactivada.",
  authenticatorExists: "Ya tienes una aplicación de autenticación activada. Desactívala primero.",
  authenticatorWrong: "Este código no es correcto. Comprueba la hora de tu teléfono y escribe el código actual.",
  authenticatorGone: "Esta configuración se ha sustituido por otra. Empieza de nuevo.",
  recoveryCodesRenewed: "Tienes códigos de recuperación nuevos. Los anteriores ya no funcionan.",
  noSecondFactor: "Añade primero una llave de acceso o una aplicación de autenticación.",

  proofRequired: "Confirma que eres tú antes de continuar.",
  proved: "Gracias, hemos confirmado que eres tú.",
  wrongPassword: "La contraseña no es correcta. Revísala e inténtalo de nuevo.",
  noPassword:
    "Tu cuenta no tiene contraseña. Para crear una, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.",
  passwordChanged: "Has cambiado la contraseña. Se ha cerrado la sesión en todos los demás dispositivos.",
  emailVerified: "Tu correo está confirmado.",
  emailChanged: "Has cambiado tu correo.",
  verificationSent: "Te hemos enviado un enlace a tu correo.",
  changeLinkSent: "Hemos enviado un enlace a la nueva dirección. Ábrelo para completar el cambio.",
  sameEmail: "Este ya es el correo de tu cuenta. Introduce otro.",
  linkOver: "Este enlace ha caducado o ya se ha usado. Pide uno nuevo en Ajustes.",
  deletionScheduled: (at) => `Tu cuenta se eliminará el ${dateOf(at, "es")}. Hasta entonces puedes conservarla.`,
  loggedInBeforeDeletion: (at) =>
    `Has iniciado sesión. Tu cuenta se eliminará el ${dateOf(at, "es")} si no decides conservarla.`,
  accountKept: "Tu cuenta no se eliminará.",
  accountKeptCanceled:
    "Tu cuenta no se eliminará. Tu suscripción sigue cancelada: reactívala en Ajustes si quieres continuar.",
  accountDeleted: "Esta cuenta se ha eliminado.",

  profileSaved: "Se ha guardado tu perfil.",
  nothingToSave: "Envía un nombre, una foto o ambas cosas.",
  noPicture: "No podemos usar este archivo como foto. Elige un PNG, JPEG, WebP o GIF.",

  methodSaved: "Se ha guardado tu tarjeta.",
  noSetup: "El formulario de la tarjeta ha caducado. Ábrelo de nuevo e introduce tu tarjeta.",
  noMethod: "Guarda primero una tarjeta y después suscríbete.",
  noPlan: "Este plan no está disponible. Elige otro.",
  otherPlan: "Ya tienes una suscripción. Cambia el plan en Ajustes.",
  noSubscription: "No tienes ninguna suscripción. Elige primero un plan.",
  cardFirst: "Guarda primero una tarjeta y después cambia de plan.",
  samePlan: "Ya tienes este plan. Elige otro.",
  planChanged: "¡Plan actualizado!",
  trialStarted: "Ya tienes tu suscripción. Los 3 primeros días son gratis.",
  subscribedAndCharged:
    "Ya tienes una suscripción. La prueba gratis ya se había usado, así que se ha hecho el cobro en tu tarjeta.",
  canceled: "Has cancelado tu suscripción. Conservas el acceso hasta el final del periodo y no se te cobrará nada más.",
  canceledNow: "Tu suscripción ha terminado. No se te cobrará nada más.",
  resumed: "Tu suscripción sigue como antes.",
  paymentBusy: "Hay otro pago en curso. Inténtalo de nuevo en un momento.",
  webhookUnsigned: "La firma de este webhook falta, no es correcta o es demasiado antigua.",
  cardRefused: {
    card_declined: "Tu tarjeta ha sido rechazada.",
    insufficient_funds: "Tu tarjeta no tiene fondos suficientes.",
    expired_card: "Tu tarjeta ha caducado.",
    incorrect_cvc: "El código de seguridad de tu tarjeta es incorrecto.",
    processing_error: "Se ha producido un error al procesar tu tarjeta. Inténtalo de nuevo en un momento.",
    authentication_required: "Tu banco quiere que confirmes este pago. Guarda tu tarjeta de nuevo para hacerlo.",
    setup_intent_authentication_failure:
      "Tu banco no ha podido confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.",
  },
  subscribed: "Ya tienes tu suscripción.",
  subscriptionRequired: "Para esto necesitas una suscripción. Elige primero un plan.",
  cardsAway: "El proveedor de tarjetas no responde. Inténtalo de nuevo en un momento.",

  youtubeDisconnected: "YouTube se ha desconectado",
  youtubeNotConnected: "YouTube no está conectado. Conéctalo en Ajustes.",
  youtubeOver: "El acceso a YouTube ha caducado. Conéctalo de nuevo en Ajustes.",
  youtubeOff: "YouTube no está disponible.",
  youtubeAway: "YouTube no responde. Inténtalo de nuevo en un momento.",

  answersSaved: "Tus respuestas están guardadas.",
  preferencesSaved: "Tus preferencias están guardadas.",
  noAnswers: "Responde primero a las cinco preguntas: tu hoja de ruta se basa en ellas.",
  roadmapFailed: "No hemos podido crear tu hoja de ruta. Inténtalo de nuevo.",
  roadmapBusy: "Tu hoja de ruta aún se está escribiendo. Inténtalo de nuevo en un momento.",
  noTask: "Esta tarea no está en tu hoja de ruta. Recarga la página e inténtalo de nuevo.",
  taskUpdated: "¡Estado de la tarea actualizado!",
  contentFailed: "No hemos podido crear tu contenido. Inténtalo de nuevo.",

  assistantAway: "El asistente no responde. Inténtalo de nuevo en un momento.",
};
