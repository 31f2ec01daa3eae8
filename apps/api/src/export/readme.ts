import type { Language } from "@trellis/contract/fields";
import { dateOf } from "@trellis/server-core/date-of";

/** Explains the archive. The names of files and keys are the same in every language. */
type Readme = (fullname: string, at: Date) => string;

const en: Readme = (fullname, at) => `Trellis: data of ${fullname}
Exported on ${dateOf(at, "en-US")}

This archive contains everything that Trellis stores about you. All times are in UTC.

account.json       all data, in a format for programs. Its keys:
  exportedAt       when this archive was created
  account          name, email, sign-in method, onboarding answers, dates
  sessions         devices that are signed in, and when they were last used
  subscriptions    current and past subscriptions
  invoices         invoices and receipts
  cards            the card provider's ids, and the details that identify your card
  roadmaps         your plans, by revision of your answers and language
  completedTasks   tasks you have checked off; week and dayIndex (from 0) locate them in the plan
  aiUsage          tokens of AI models used per day
  youtube          when you connected your channel
  passkeys         names and dates of your passkeys
  authenticators   when you set up your authenticator app
tasks.csv          the tasks of your current plan
sessions.csv       devices that are signed in
subscriptions.csv  current and past subscriptions
invoices.csv       invoices and receipts
picture.*          your profile picture, if you have one

Passwords, access tokens and other secrets are left out, because they would be a risk in this file.
The conversations with the assistant are not included: Trellis does not store them.
`;

const es: Readme = (fullname, at) => `Trellis: datos de ${fullname}
Exportados el ${dateOf(at, "es")}

Este archivo contiene todo lo que Trellis guarda sobre ti. Todas las horas están en UTC.

account.json       todo, para programas. Sus claves:
  exportedAt       cuándo se ha creado este archivo
  account          nombre, correo, forma de iniciar sesión, respuestas iniciales y fechas
  sessions         dispositivos con la sesión abierta y cuándo se usaron por última vez
  subscriptions    suscripciones actuales y anteriores
  invoices         facturas y recibos
  cards            los identificadores del proveedor de tarjetas y los datos con los que reconoces tu tarjeta
  roadmaps         tus planes, por versión de tus respuestas e idioma
  completedTasks   las tareas que has marcado; week y dayIndex (desde 0) indican su lugar en el plan
  aiUsage          tokens de modelos de IA usados por día
  youtube          cuándo conectaste tu canal
  passkeys         nombres y fechas de tus llaves de acceso
  authenticators   cuándo configuraste tu aplicación de autenticación
tasks.csv          las tareas de tu plan actual
sessions.csv       dispositivos con la sesión abierta
subscriptions.csv  suscripciones actuales y anteriores
invoices.csv       facturas y recibos
picture.*          tu foto de perfil, si tienes una

No se incluyen contraseñas, tokens de acceso ni otros secretos, porque serían un riesgo en este archivo.
Tampoco se incluyen las conversaciones con el asistente: Trellis no las guarda.
`;

const fr: Readme = (fullname, at) => `Trellis : données de ${fullname}
Exportées le ${dateOf(at, "fr")}

Cette archive contient tout ce que Trellis enregistre sur toi. Toutes les heures sont en UTC.

account.json       tout, pour les programmes. Ses clés :
  exportedAt       date de création de cette archive
  account          nom, e-mail, mode de connexion, réponses du questionnaire et dates
  sessions         appareils connectés et date de leur dernière utilisation
  subscriptions    abonnements actuels et passés
  invoices         factures et reçus
  cards            identifiants du prestataire de paiement, et ce qui te permet de reconnaître ta carte
  roadmaps         tes plans, par version de tes réponses et par langue
  completedTasks   tâches que tu as cochées ; week et dayIndex (à partir de 0) indiquent leur place dans le plan
  aiUsage          jetons de modèles d’IA utilisés par jour
  youtube          date de connexion de ta chaîne
  passkeys         noms et dates de tes clés d’accès
  authenticators   date de configuration de ton application d’authentification
tasks.csv          les tâches de ton plan actuel
sessions.csv       appareils connectés
subscriptions.csv  abonnements actuels et passés
invoices.csv       factures et reçus
picture.*          ta photo de profil, si tu en as une

Les mots de passe, jetons d’accès et autres secrets sont exclus, car ils seraient un risque dans ce fichier.
Les conversations avec l’assistant n’y figurent pas : Trellis ne les enregistre pas.
`;

export const readmes: Readonly<Record<Language, Readme>> = { en, es, fr };
