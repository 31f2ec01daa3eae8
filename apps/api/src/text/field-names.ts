import type { Language } from "@trellis/contract/fields";

type Names = Readonly<Record<Language, string>>;

/** Names of all request fields, as shown in the UI. */
const fieldNames: Readonly<Record<string, Names>> = {
  // Accounts, sessions, profile
  fullname: { en: "Full name", es: "Nombre completo", fr: "Nom complet" },
  email: { en: "Email", es: "Correo electrónico", fr: "E-mail" },
  password: { en: "Password", es: "Contraseña", fr: "Mot de passe" },
  confirmPassword: { en: "Confirm password", es: "Confirma la contraseña", fr: "Confirme le mot de passe" },
  currentPassword: { en: "Current password", es: "Contraseña actual", fr: "Mot de passe actuel" },
  newPassword: { en: "New password", es: "Contraseña nueva", fr: "Nouveau mot de passe" },
  otp: { en: "Code", es: "Código", fr: "Code" },
  resetToken: { en: "Verified code", es: "Código verificado", fr: "Code vérifié" },
  token: { en: "Link", es: "Enlace", fr: "Lien" },
  code: { en: "Code", es: "Código", fr: "Code" },
  recoveryCode: { en: "Recovery code", es: "Código de recuperación", fr: "Code de récupération" },
  passkey: { en: "Passkey", es: "Llave de acceso", fr: "Clé d’accès" },
  name: { en: "Name", es: "Nombre", fr: "Nom" },
  avatar: { en: "Profile picture", es: "Foto de perfil", fr: "Photo de profil" },
  file: { en: "Profile picture", es: "Foto de perfil", fr: "Photo de profil" },
  authProvider: { en: "Sign-in method", es: "Forma de iniciar sesión", fr: "Mode de connexion" },
  id: { en: "Device", es: "Dispositivo", fr: "Appareil" },
  language: { en: "Language", es: "Idioma", fr: "Langue" },
  // Onboarding answers
  skills: { en: "Skills", es: "Habilidades", fr: "Compétences" },
  topics: { en: "Topics", es: "Temas", fr: "Sujets" },
  goal: { en: "Goal", es: "Objetivo", fr: "Objectif" },
  targetAudience: { en: "Target audience", es: "Público objetivo", fr: "Public cible" },
  intrestedPlatforms: { en: "Interested platforms", es: "Plataformas de interés", fr: "Plateformes qui t’intéressent" },
  audienceSize: { en: "Audience size", es: "Tamaño de tu público", fr: "Taille de ton public" },
  weeklyHours: { en: "Time per week", es: "Tiempo por semana", fr: "Temps par semaine" },
  // Roadmap, content, assistant
  week: { en: "Week", es: "Semana", fr: "Semaine" },
  dayIndex: { en: "Task", es: "Tarea", fr: "Tâche" },
  startedAt: { en: "Start of the roadmap", es: "Inicio de la hoja de ruta", fr: "Début de la feuille de route" },
  completed: { en: "Done", es: "Hecha", fr: "Terminée" },
  topic: { en: "Topic", es: "Tema", fr: "Sujet" },
  platform: { en: "Platform", es: "Plataforma", fr: "Plateforme" },
  tone: { en: "Tone", es: "Tono", fr: "Ton" },
  audience: { en: "Audience", es: "Público", fr: "Public" },
  selectedTool: { en: "Content type", es: "Tipo de contenido", fr: "Type de contenu" },
  beginning: { en: "Beginning", es: "Principio", fr: "Début" },
  messages: { en: "Message", es: "Mensaje", fr: "Message" },
  model: { en: "Model", es: "Modelo", fr: "Modèle" },
  max_tokens: { en: "Max length", es: "Longitud máxima", fr: "Longueur maximale" },
  temperature: { en: "Temperature", es: "Temperatura", fr: "Température" },
  top_p: { en: "Top-p", es: "Top-p", fr: "Top-p" },
  frequency_penalty: { en: "Frequency penalty", es: "Penalización de frecuencia", fr: "Pénalité de fréquence" },
  presence_penalty: { en: "Presence penalty", es: "Penalización de presencia", fr: "Pénalité de présence" },
  stream: { en: "Streaming", es: "Transmisión", fr: "Diffusion" },
  // Payment
  paymentMethodId: { en: "Card", es: "Tarjeta", fr: "Carte" },
  planId: { en: "Plan", es: "Plan", fr: "Offre" },
  prorationDate: { en: "Date of the change", es: "Fecha del cambio", fr: "Date du changement" },
  reason: { en: "Reason", es: "Motivo", fr: "Motif" },
  expectsTrial: { en: "Free trial", es: "Prueba gratuita", fr: "Essai gratuit" },
  after: { en: "Last invoice", es: "Última factura", fr: "Dernière facture" },
  // The whole request
  body: { en: "Request", es: "Petición", fr: "Requête" },
};

/** Returns the name of the field in a path such as `skills.0`. For an unknown field, returns the path. */
export const fieldName = (language: Language, path: string): string => {
  const [key = path] = path.split(".", 1);
  return Object.hasOwn(fieldNames, key) ? (fieldNames[key]?.[language] ?? path) : path;
};
