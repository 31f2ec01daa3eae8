import { describe, expect, it } from "vitest";
import { type Language, languages } from "@trellis/contract/fields";
import { answerChat } from "../../packages/engine/src/assistant.ts";
import { intentOf } from "../../packages/engine/src/classify.ts";
import type { Intent } from "../../packages/engine/src/text/schema.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";

const answers = {
  skills: ["filming"],
  topics: ["home workouts"],
  goal: ["reach 10,000 followers"],
  targetAudience: ["busy parents"],
  platforms: ["Instagram", "YouTube"],
};
const noAnswers = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };
const { answers: answersInEnglish } = texts.en.chat;
/** Questions for intents whose id is not one of their keywords. */
const questionsOf: Partial<Record<Intent, string>> = {
  greeting: "Hi",
  who: "Who are you?",
  times: "When?",
  plan: "My roadmap",
};

/** Asks the questions in one chat and returns the answers. */
function ask(questions: readonly string[], about = answers, language: Language = "en"): string[] {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  return questions.map((question) => {
    messages.push({ role: "user", content: question });
    const answer = answerChat(messages, about, language);
    messages.push({ role: "assistant", content: answer });
    return answer;
  });
}

describe("intentOf", () => {
  it.each<[Intent | undefined, ...string[]]>([
    ["greeting", "Hi", "¡Hola!", "Bonjour"],
    ["thanks", "Thanks a lot!", "Muchas gracias", "Merci"],
    ["who", "Who are you?", "¿Quién eres?", "Qui es-tu ?"],
    ["ideas", "Give me five ideas", "¿Qué publico mañana?", "Donne-moi des idées", "What should I post on TikTok?"],
    ["hashtags", "Best hashtags?", "¿Qué hashtags uso?", "Quels hashtags utiliser ?"],
    ["times", "When should I post on Instagram?", "¿A qué hora publico?", "À quelle heure publier ?"],
    ["growth", "How do I get more followers?", "¿Cómo gano seguidores?", "Comment gagner des abonnés ?"],
    ["engagement", "How do I get comments?", "¿Cómo consigo más comentarios?", "Plus de commentaires"],
    ["money", "How can I make money?", "¿Cómo gano dinero con marcas?", "Comment monétiser mon compte ?"],
    ["hooks", "Write me a hook", "Dame un gancho", "Une accroche pour ma vidéo"],
    ["youtube", "How does YouTube work?", "Ayúdame con YouTube", "Comment réussir sur YouTube ?"],
    ["motivation", "I feel tired and stuck", "No tengo tiempo", "Je suis épuisé"],
    ["plan", "What should I do today?", "¿Por dónde empiezo?", "Ma feuille de route"],
    [undefined, "Llamas?", "¿Y las llamas?", "xyz", "", "???"],
  ])("recognizes %s", (intent, ...questions) => {
    for (const question of questions) expect(intentOf(question), question).toBe(intent);
  });
});

describe("the built-in assistant", () => {
  it("recognizes a question for each of its answers", () => {
    const kinds = Object.keys(answersInEnglish).filter((kind) => kind !== "unknown") as Intent[];
    for (const kind of kinds) expect(intentOf(questionsOf[kind] ?? kind), kind).toBe(kind);
  });

  it("bases its advice on the onboarding answers", () => {
    const others = { ...answers, topics: ["vegan cooking"], targetAudience: ["students"], platforms: ["TikTok"] };
    for (const question of ["ideas", "hashtags", "when", "followers", "hooks", "brand deals"]) {
      expect(ask([question], others)).not.toEqual(ask([question]));
    }
    expect(ask(["hashtags"], others)[0]).toContain("#VeganCooking");
    expect(ask(["when"], others)[0]).toContain("on TikTok");
  });

  it("gives the same answers in the same chat", () => {
    expect(ask(["Hi", "ideas", "another one"])).toEqual(ask(["Hi", "ideas", "another one"]));
  });

  it("continues when asked for more, with a different answer", () => {
    for (const question of ["Give me ideas", "hashtags", "when", "hooks", "YouTube", "money"]) {
      const [first, second] = ask([question, "Another one, please"]);
      expect(second).not.toBe(first);
      expect(second).not.toContain("no ready answer");
    }
    const [, thanked, next] = ask(["Give me ideas", "Thanks!", "Great, another one"]);
    expect(thanked).toContain("calendar");
    expect(next).toContain("busy parents");
  });

  it("identifies itself as the built-in engine in the first answer, when asked, and when it has no answer", () => {
    const [first, second, who, unknown] = ask(["ideas", "hooks", "Who are you?", "Llamas?"]);
    for (const answer of [first, who, unknown]) expect(answer).toContain("built-in engine");
    expect(second).not.toContain("built-in engine");
  });

  it.each(languages)("fills every slot of every answer in %s, with and without onboarding answers", (language) => {
    for (const subject of Object.keys(answersInEnglish)) {
      for (const about of [answers, noAnswers]) {
        const question = questionsOf[subject as Intent] ?? subject;
        for (const answer of ask([question, question, question, "more"], about, language)) {
          expect(answer.trim()).toBe(answer);
          expect(answer).not.toMatch(/[{}]|undefined|\n{3}|^(?:•|\d\.) *$/m);
          expect(answer.length).toBeLessThan(1_500);
        }
      }
    }
  });

  it("does not interpret slots in user text", () => {
    const odd = { ...answers, topics: ["{tags} {one} $& <b>"], goal: ["{goal}"] };
    expect(ask(["Hi"], odd)[0]).toContain("tags one $& <b>");
  });

  it("has the same number of distinct answers to each question in every language", () => {
    for (const subject of Object.keys(answersInEnglish) as Intent[]) {
      const [en, es, fr] = languages.map((language) => texts[language].chat.answers[subject]);
      expect([es?.length, fr?.length]).toEqual([en?.length, en?.length]);
      expect(new Set([...(en ?? []), ...(es ?? []), ...(fr ?? [])]).size).toBe((en?.length ?? 0) * 3);
    }
  });
});
