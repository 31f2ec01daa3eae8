import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { accountOf } from "../../packages/engine/evaluation/accounts.ts";
import { refusals } from "../../packages/engine/evaluation/refusals.ts";
import { builtInAssistant } from "../../packages/engine/src/assistant.ts";
import { fold } from "../../packages/engine/src/user-text.ts";

async function ask(language: Language, ...questions: string[]): Promise<string> {
  const { answers, tools } = accountOf("cook", language);
  const messages = questions.map((content) => ({ role: "user" as const, content }));
  return (await builtInAssistant.answer({ chat: { model: "test", messages }, answers, tools, language })).words;
}

const declines = (language: Language, answer: string) =>
  refusals[language].some((stem) => fold(answer.slice(0, 200)).includes(stem.trim()));

describe("a request to act", () => {
  it.each<[Language, string]>([
    ["en", "Set up a Patreon account for me"],
    ["en", "Can you join my live as a guest?"],
    ["en", "My clip is ready. Transcribe it and add it to my page"],
    ["en", "It would be great if you posted this to my story at noon"],
    ["en", "log in and change my profile picture"],
    ["en", "take down my old prank video from youtube"],
    ["en", "make my account unbanned please"],
    ["es", "Clona mi voz"],
    ["es", "tradúceme este contrato de 12 páginas al inglés"],
    ["es", "¿Puedes entrar en mi directo como invitado?"],
    ["fr", "Préviens-moi jeudi pour tourner"],
    ["fr", "Lance une pub de 50 euros sur mon reel"],
    ["fr", "Tu peux venir en invité dans mon live ?"],
    ["fr", "déclare mes revenus à l’urssaf pour moi"],
  ])("is declined with any verb in %s: %s", async (language, request) => {
    expect(declines(language, await ask(language, request))).toBe(true);
  });

  it("gets an article on how users can do it themselves", async () => {
    expect(await ask("en", "Add subtitles to the file I attached")).toMatch(
      /^I can’t.+\n\nThis may help:\n\nSubtitles/su,
    );
  });

  it.each<[Language, string]>([
    ["en", "Can you use trending songs in a Reel?"],
    ["en", "text on the cover of a tiktok"],
    ["en", "how often can you change your tiktok username"],
    ["es", "¿Sube el alcance si publico más?"],
    ["fr", "programme de huit semaines"],
    ["fr", "lire le graphique de rétention dans youtube studio"],
    ["fr", "Tu peux m’expliquer comment marche l’algorithme ?"],
  ])("is not recognized in a question in %s: %s", async (language, question) => {
    expect(await ask(language, question)).not.toMatch(/^(?:I can’t|No puedo|Je ne peux pas)/u);
  });
});

describe("a question about data that nobody can look up here", () => {
  it.each<[Language, string]>([
    ["en", "Which of my Instagram posts did best last week?"],
    ["en", "how many saves did my carousel from monday get"],
    ["en", "Compare my engagement with @foodwithsam’s"],
    ["en", "How much does a Sony A7 IV cost today?"],
    ["es", "¿Cuánta gente vio mi historia ayer?"],
    ["es", "cuánto cobró dulceida por su última colaboración"],
    ["fr", "J’ai fait 40 vidéos ce mois-ci, laquelle a le plus rapporté ?"],
    ["fr", "combien de personnes regardent mon live là maintenant"],
  ])("is declined in %s: %s", async (language, question) => {
    expect(declines(language, await ask(language, question))).toBe(true);
  });
});

describe("a question about facts outside the field", () => {
  it.each<[Language, string]>([
    ["en", "What is Taylor Swift’s next video about?"],
    ["en", "what happened to vine"],
    ["fr", "Qu’est-ce que Squeezie a posté ce matin ?"],
  ])("gets no article that shares a word with it in %s: %s", async (language, question) => {
    expect(declines(language, await ask(language, question))).toBe(true);
  });
});

it.each<[Language, string, RegExp]>([
  ["en", "How do I get paid from Trellis?", /^Trellis doesn’t pay creators/u],
  ["es", "¿Trellis paga a los creadores?", /^Trellis no paga/u],
  ["fr", "Comment je suis payé par Trellis ?", /^Trellis ne paie pas/u],
])(
  "answers a question about money from this product with an article about it in %s",
  async (language, question, words) => {
    expect(await ask(language, question)).toMatch(words);
  },
);

describe("a request for a list", () => {
  it.each<[Language, string, string, RegExp]>([
    [
      "en",
      "Give me 3 series for a makeup channel",
      "5 more but for beginners",
      /^5 series about makeup for beginners/u,
    ],
    [
      "es",
      "dame 3 series sobre maquillaje",
      "ahora dame 5 más pero para principiantes",
      /^5 series sobre maquillaje para/u,
    ],
    ["fr", "4 idées de vidéos pour une chaîne moto", "et 4 autres pour des débutants", /\(moto pour des débutants\)/u],
  ])("continues for another audience in %s", async (language, first, next, words) => {
    expect(await ask(language, first, next)).toMatch(words);
  });

  it("continues after a single idea", async () => {
    const answer = await ask("fr", "une idée de reel pour un salon de coiffure ?", "encore une");
    expect(answer).toMatch(/^Une idée de publication.+salon de coiffure/u);
  });

  it("uses the task after “about how to” as its topic", async () => {
    expect(await ask("es", "Dame 6 ganchos para un video sobre cómo ahorrar viviendo solo")).toMatch(
      /^6 ganchos sobre ahorrar viviendo solo/u,
    );
  });

  it("is not recognized in a percentage", async () => {
    expect(await ask("en", "ctr is 2.1%, thumbnail or title problem?")).toMatch(/^Title or thumbnail/u);
  });

  it("is not recognized in a question about the structure of a plan", async () => {
    const question = "quiero hacer una serie de 10 capitulos sobre mi mudanza a mexico como la estructuro";
    expect(await ask("es", question)).toMatch(/^Crear una serie/u);
  });
});

it("continues an article about hooks with hooks about the topic of the question", async () => {
  expect(await ask("en", "how do i write a good hook for a skincare reel?", "another one")).toMatch(
    /^For skincare.+\n• /su,
  );
});

it("estimates the sales of a product from its price and the audience", async () => {
  expect(await ask("en", "i wanna sell a mini course for $49 to my 6k audience, what’s realistic")).toMatch(
    /\$49.+6,000/su,
  );
});

describe("a question that resembles an article only in common words", () => {
  it.each<[Language, string, RegExp]>([
    ["en", "explain photosynthesis for my biology test", /^I can’t help with that/u],
    ["en", "i feel dizzy after energy drinks on long streams, is it serious", /^I can’t give medical advice/u],
    ["es", "¿Está bien la ley de amnistía o no? quiero opinar en mi canal", /^No puedo responder a eso con seguridad/u],
  ])("gets no article in %s: %s", async (language, question, start) => {
    expect(await ask(language, question)).toMatch(start);
  });
});
