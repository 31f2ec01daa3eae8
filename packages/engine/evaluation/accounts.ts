import type { Language } from "@trellis/contract/fields";
import type { AssistantTools } from "../src/assistant-tools.ts";

/** The five onboarding answers; mutable, as the API expects them. */
export interface Answers {
  skills: string[];
  topics: string[];
  goal: string[];
  targetAudience: string[];
  platforms: string[];
}

/** A user who asks: their answers, and the data that the assistant can look up. */
interface Account {
  readonly answers: Answers | null;
  readonly tools: AssistantTools;
}

export const accountNames = ["cook", "new"] as const;
type AccountName = (typeof accountNames)[number];

/** The data that questions about the user's own account ask for. */
interface CookTexts {
  readonly answers: Answers;
  readonly next: string;
  readonly completed: readonly string[];
  readonly channel: string;
  readonly topVideo: string;
  readonly plan: string;
}

const cooks: Readonly<Record<Language, CookTexts>> = {
  en: {
    answers: {
      skills: ["filming"],
      topics: ["home cooking", "quick dinners"],
      goal: ["my first sponsor"],
      targetAudience: ["busy families"],
      platforms: ["Instagram", "YouTube"],
    },
    next: "Film a tour of your pantry",
    completed: ["Rewrite your bio in one sentence", "Save twenty questions from comments"],
    channel: "Lena cooks",
    topVideo: "Lentil soup in ten minutes",
    plan: "Monthly",
  },
  es: {
    answers: {
      skills: ["grabar videos"],
      topics: ["cocina casera", "cenas rápidas"],
      goal: ["mi primera marca"],
      targetAudience: ["familias con poco tiempo"],
      platforms: ["Instagram", "YouTube"],
    },
    next: "Graba un recorrido por tu despensa",
    completed: ["Resume tu biografía en una frase", "Guarda veinte preguntas de los comentarios"],
    channel: "Lena cocina",
    topVideo: "Sopa de lentejas en diez minutos",
    plan: "Mensual",
  },
  fr: {
    answers: {
      skills: ["filmer"],
      topics: ["cuisine maison", "dîners rapides"],
      goal: ["mon premier partenariat"],
      targetAudience: ["familles pressées"],
      platforms: ["Instagram", "YouTube"],
    },
    next: "Filme une visite de ton placard",
    completed: ["Réécris ta bio en une phrase", "Note vingt questions lues en commentaire"],
    channel: "Léna cuisine",
    topVideo: "Soupe de lentilles en dix minutes",
    plan: "Mensuel",
  },
};

const cookIn = (language: Language): Account => {
  const { answers, next, completed, channel, topVideo, plan } = cooks[language];
  const trialEndsAt = "2031-03-14T12:00:00.000Z";
  return {
    answers,
    tools: {
      plan: () =>
        Promise.resolve({
          currentWeek: 2,
          weeks: 3,
          tasks: 17,
          next: { week: 2, title: next },
          completed: completed.map((title) => ({ week: 1, title })),
        }),
      analytics: () =>
        Promise.resolve({
          title: channel,
          days: 30,
          // Five digits, because Spanish groups digits from the fifth on.
          views: 12_480,
          watchMinutes: 31_250,
          subscribersGained: 186,
          subscribersLost: 0,
          subscribers: 14_730,
          topVideo,
        }),
      subscription: () =>
        Promise.resolve({
          plan,
          amount: 12,
          interval: "month",
          state: "trial",
          trialEndsAt,
          renewsAt: trialEndsAt,
        }),
    },
  };
};

const nothing = () => Promise.resolve(null);
const newcomer: Account = { answers: null, tools: { plan: nothing, analytics: nothing, subscription: nothing } };

/** Returns the account of the user who asks a question. */
export const accountOf = (name: AccountName, language: Language): Account =>
  name === "new" ? newcomer : cookIn(language);

const followers: Readonly<Record<Language, string>> = {
  en: "more followers",
  es: "más seguidores",
  fr: "plus d’abonnés",
};

/** Returns onboarding answers in which only the topic varies, so that nothing else distinguishes two creators. */
export const accountAbout = (topic: string, language: Language): Answers => ({
  skills: [],
  topics: [topic],
  goal: [followers[language]],
  targetAudience: [],
  platforms: ["Instagram"],
});
