import * as otherTables from "@trellis/storage/postgres/schema";
import * as accountTables from "@trellis/storage/postgres/schema-accounts";
import * as billingTables from "@trellis/storage/postgres/schema-billing";
import * as securityTables from "@trellis/storage/postgres/schema-security";
import * as secondFactorTables from "@trellis/storage/postgres/schema-second-factors";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { text as en } from "../../../apps/web/src/text/en/legal.ts";
import { text as es } from "../../../apps/web/src/text/es/legal.ts";
import { text as fr } from "../../../apps/web/src/text/fr/legal.ts";

/** The words of the policy about one fact, in English, Spanish and French. */
type Words = readonly [en: string, es: string, fr: string];

const name: Words = ["Your name", "Tu nombre", "Ton nom"];
const picture: Words = ["profile picture", "foto de perfil", "photo de profil"];
const settings: Words = ["display", "apariencia", "affichage"];

/** The words of the policy about each table; `null` if the table contains no personal data. */
const tables: Record<string, Words | null> = {
  accounts: [
    "Your name, email and profile picture",
    "Tu nombre, tu correo y tu foto de perfil",
    "Ton nom, ton e-mail et ta photo de profil",
  ],
  avatars: picture,
  sessions: [
    "For each device you’re signed in on",
    "De cada dispositivo donde tienes la sesión abierta",
    "Pour chaque appareil où ton compte est ouvert",
  ],
  limits: [
    "counts requests per account, email and network address for up to a day",
    "cuenta las peticiones por cuenta, correo y dirección de red durante un día como máximo",
    "compte les requêtes par compte, par e-mail et par adresse réseau pendant un jour au plus",
  ],
  token_budgets: [
    "how much of it you use each day",
    "cuánto lo usas cada día",
    "si un modèle d’IA est utilisé, ta consommation quotidienne",
  ],
  roadmaps: ["the plans written from them", "los planes escritos a partir de ellas", "les plans qui en sont tirés"],
  ticks: [
    "the tasks you have completed and when",
    "las tareas que has completado y cuándo",
    "les tâches terminées avec leur date",
  ],
  youtube_channels: [
    "an encrypted key for access to your channel, and when you connected it",
    "el acceso cifrado a tu canal y cuándo lo conectaste",
    "l’accès chiffré à ta chaîne et la date de connexion",
  ],
  wallets: [
    "the payment provider’s ids",
    "los identificadores del proveedor de pagos",
    "les identifiants du prestataire de paiement",
  ],
  subscriptions: [
    "the dates and state of your subscription",
    "las fechas y el estado de tu suscripción",
    "les dates et l’état de ton abonnement",
  ],
  used_trials: [
    "keyed hashes of the card and the confirmed email",
    "huellas con clave de la tarjeta y del correo confirmado",
    "empreintes à clé de la carte et de l’e-mail confirmé",
  ],
  // The sandbox stores in this table what a real payment provider stores on its own servers.
  sandbox_customers: [
    "which also receives your name, email, language and account id, and keeps your invoices",
    "que también recibe tu nombre, tu correo, tu idioma y el identificador de tu cuenta, y guarda tus facturas",
    "qui reçoit aussi ton nom, ton e-mail, ta langue et l’identifiant de ton compte, et conserve tes factures",
  ],
  passkeys: [
    "the public keys and names of your passkeys",
    "las claves públicas y los nombres de tus llaves de acceso",
    "les clés publiques et les noms de tes clés d’accès",
  ],
  authenticators: [
    "the encrypted secret of your authenticator app",
    "el secreto cifrado de tu aplicación de autenticación",
    "le secret chiffré de ton application d’authentification",
  ],
  recovery_codes: [
    "one-way hashes of your recovery codes",
    "huellas irreversibles de tus códigos de recuperación",
    "empreintes irréversibles de tes codes de récupération",
  ],
  resets: [
    "Codes expire after 10 minutes",
    "Los códigos caducan a los 10 minutos",
    "Les codes expirent après 10 minutes",
  ],
  proofs: ["links after 24 hours", "los enlaces, a las 24 horas", "les liens après 24 heures"],
  // These two tables contain only digests and ids of single authorization requests and webhooks.
  youtube_visits: null,
  webhook_events: null,
};

const accountColumns: Record<string, Words | null> = {
  id: null,
  fullname: name,
  email: ["email", "correo", "e-mail"],
  passwordHash: [
    "a one-way hash of your password",
    "una huella irreversible de tu contraseña",
    "une empreinte irréversible de ton mot de passe",
  ],
  avatar: picture,
  signsInWith: ["If you sign in with Google", "Si inicias sesión con Google", "Si tu te connectes avec Google"],
  answers: ["Your onboarding answers", "Tus respuestas iniciales", "Tes réponses de départ"],
  answersRevision: null,
  trialUsed: [
    "nobody uses the free trial twice",
    "cada prueba se use una sola vez",
    "Pour que l’essai gratuit ne serve qu’une fois",
  ],
  createdAt: ["when you signed up", "cuándo te registraste", "ta date d’inscription"],
  googleSubject: [
    "your Google account’s id",
    "el identificador de tu cuenta de Google",
    "l’identifiant de ton compte Google",
  ],
  emailVerifiedAt: ["whether your email is confirmed", "si tu correo está confirmado", "si ton e-mail est confirmé"],
  language: ["the language of your emails", "el idioma de tus correos", "la langue de tes e-mails"],
  deletedFrom: [
    "Seven days after you ask us to delete your account",
    "Siete días después de pedir que eliminemos tu cuenta",
    "Sept jours après ta demande de suppression du compte",
  ],
};

/** The words of the policy about each entry of the browser’s storage. */
const entries: Record<string, Words> = {
  token: ["Your session", "Tu sesión", "Ta session"],
  i18nextLng: ["language", "idioma", "langue"],
  theme: settings,
  fonts: settings,
  singleKeys: ["keyboard settings", "ajustes de apariencia y de teclado", "réglages d’affichage et de clavier"],
  recentCommands: ["recently used commands", "los últimos comandos usados", "les dernières commandes utilisées"],
  "trellis.reply-drafts": ["drafts of replies", "borradores de respuestas", "brouillons de réponses"],
  usesPasskeys: [
    "whether you have used a passkey here",
    "si has usado aquí una llave de acceso",
    "l’utilisation d’une clé d’accès ici",
  ],
  onboardingAnswers: [
    "unsaved onboarding answers",
    "las respuestas iniciales sin guardar",
    "les réponses de départ non enregistrées",
  ],
  confirmEmailDismissed: ["the banners you dismissed", "los avisos que has cerrado", "les bandeaux que tu as fermés"],
  pendingEmail: [
    "the new email you entered",
    "el correo al que has pedido cambiar",
    "la nouvelle adresse e-mail que tu as saisie",
  ],
};

/** What Stripe receives and keeps, and what the AI provider receives: facts that belong to no table. */
const shared: readonly Words[] = [
  [
    "your card’s brand, last four digits and expiry date",
    "la marca, los cuatro últimos dígitos y la fecha de caducidad de tu tarjeta",
    "la marque, les quatre derniers chiffres et la date d’expiration de ta carte",
  ],
  ["Stripe", "Stripe", "Stripe"],
  [
    "the reason you give when you cancel",
    "el motivo que indiques al cancelar",
    "le motif que tu indiques si tu résilies",
  ],
  [
    "what you write to the assistant or enter for a draft",
    "lo que escribes al asistente o indicas para un borrador",
    "ce que tu écris à l’assistant ou indiques pour un brouillon",
  ],
  ["neither your name nor your email", "no tu nombre ni tu correo", "ni ton nom ni ton e-mail"],
  [
    "a keyed hash of the network address",
    "una huella con clave de la dirección de red",
    "une empreinte à clé de l’adresse réseau",
  ],
];

const policies = [en, es, fr].map(({ privacy: { device, ...server } }) => ({
  device: device.text,
  server: Object.values(server)
    .map((section) => (typeof section === "object" && "text" in section ? section.text : ""))
    .join("\n"),
}));

/** Returns the words that the policy of their language lacks. */
const missing = (words: readonly (Words | null)[], part: "device" | "server"): string[] =>
  words.flatMap((each) => (each ?? []).filter((text, language) => policies[language]?.[part].includes(text) !== true));

it("the privacy policy describes every table and every field of an account, in every language", () => {
  const all = { ...accountTables, ...billingTables, ...securityTables, ...secondFactorTables, ...otherTables };
  const stored = Object.values(all).filter((each) => is(each, PgTable));
  expect(Object.keys(tables).toSorted()).toEqual(stored.map(getTableName).toSorted());
  expect(Object.keys(accountColumns)).toEqual(Object.keys(getTableColumns(accountTables.accounts)));
  expect(missing([...Object.values(tables), ...Object.values(accountColumns)], "server")).toEqual([]);
});

it("the privacy policy says what the providers receive, in every language", () => {
  expect(missing(shared, "server")).toEqual([]);
});

it("the privacy policy describes everything that the app stores in the browser, in every language", () => {
  const sources = import.meta.glob<string>(
    ["../../../apps/web/src/**/*.{ts,tsx}", "../../../apps/web/first-load-script.ts"],
    { query: "?raw", import: "default", eager: true },
  );
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:remembered|setItem)\(\s*"([^"]+)"/g)].map(([, key = ""]) => key),
  );
  expect(keys.toSorted()).toEqual(Object.keys(entries).toSorted());
  expect(missing(Object.values(entries), "device")).toEqual([]);
});
