import { describe, expect, it } from "vitest";
import { answerChat } from "../../apps/api/src/adapters/built-in-engine/chat.ts";
import { chatEn } from "../../apps/api/src/adapters/built-in-engine/chat-en.ts";
import { chatEs } from "../../apps/api/src/adapters/built-in-engine/chat-es.ts";
import { chatFr } from "../../apps/api/src/adapters/built-in-engine/chat-fr.ts";
import { type Intent, intentOf } from "../../apps/api/src/adapters/built-in-engine/chat-intents.ts";

const answers = {
  skills: ["filming"],
  topics: ["home workouts"],
  goal: ["reach 10,000 followers"],
  targetAudience: ["busy parents"],
  platforms: ["Instagram", "YouTube"],
};
const nobody = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };
const languages = ["en", "es", "fr"] as const;
/** Questions whose kind is not named by a word of its own. */
const questionsOf: Partial<Record<Intent, string>> = {
  greeting: "Hi",
  who: "Who are you?",
  times: "When?",
  plan: "My roadmap",
};
const texts = [chatEn, chatEs, chatFr];

/** Asks one question after the other, each with all that was said before. */
function talk(questions: readonly string[], about = answers, language: (typeof languages)[number] = "en"): string[] {
  const said: { role: "user" | "assistant"; content: string }[] = [];
  return questions.map((question) => {
    said.push({ role: "user", content: question });
    const answer = answerChat(said, about, language);
    said.push({ role: "assistant", content: answer });
    return answer;
  });
}

describe("what a question is about", () => {
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
  ])("%s", (intent, ...questions) => {
    for (const question of questions) expect(intentOf(question), question).toBe(intent);
  });
});

describe("the built-in engine in a talk", () => {
  it("has a question for each of its answers", () => {
    const kinds = Object.keys(chatEn.answers).filter((kind) => kind !== "unknown") as Intent[];
    for (const kind of kinds) expect(intentOf(questionsOf[kind] ?? kind), kind).toBe(kind);
  });

  it("gives advice that follows from the answers", () => {
    const others = { ...answers, topics: ["vegan cooking"], targetAudience: ["students"], platforms: ["TikTok"] };
    for (const question of ["ideas", "hashtags", "when", "followers", "hooks", "brand deals"]) {
      expect(talk([question], others)).not.toEqual(talk([question]));
    }
    expect(talk(["hashtags"], others)[0]).toContain("#VeganCooking");
    expect(talk(["when"], others)[0]).toContain("on TikTok");
  });

  it("says the same to the same talk", () => {
    expect(talk(["Hi", "ideas", "another one"])).toEqual(talk(["Hi", "ideas", "another one"]));
  });

  it("goes on when asked for more, and repeats nothing at once", () => {
    for (const question of ["Give me ideas", "hashtags", "when", "hooks", "YouTube", "money"]) {
      const [first, second] = talk([question, "Another one, please"]);
      expect(second).not.toBe(first);
      expect(second).not.toContain("no ready answer");
    }
    const [, thanked, next] = talk(["Give me ideas", "Thanks!", "Great, another one"]);
    expect(thanked).toContain("calendar");
    expect(next).toContain("busy parents");
  });

  it("says that it is the built-in engine: first, when asked, and when it has no answer", () => {
    const [first, second, who, unknown] = talk(["ideas", "hooks", "Who are you?", "Llamas?"]);
    for (const answer of [first, who, unknown]) expect(answer).toContain("built-in engine");
    expect(second).not.toContain("built-in engine");
  });

  it.each(languages)("answers everything in %s without a gap, also for someone without answers", (language) => {
    for (const subject of Object.keys(chatEn.answers)) {
      for (const about of [answers, nobody]) {
        const question = questionsOf[subject as Intent] ?? subject;
        for (const answer of talk([question, question, question, "more"], about, language)) {
          expect(answer.trim()).toBe(answer);
          expect(answer).not.toMatch(/[{}]|undefined|\n{3}|^(?:•|\d\.) *$/m);
          expect(answer.length).toBeLessThan(1_500);
        }
      }
    }
  });

  it("takes a creator's words as words", () => {
    const odd = { ...answers, topics: ["{tags} {one} $& <b>"], goal: ["{goal}"] };
    expect(talk(["Hi"], odd)[0]).toContain("tags one $& <b>");
  });

  it("holds as many answers to each question in every language, each its own", () => {
    for (const subject of Object.keys(chatEn.answers) as Intent[]) {
      const [en, es, fr] = texts.map((text) => text.answers[subject]);
      expect([es?.length, fr?.length]).toEqual([en?.length, en?.length]);
      expect(new Set([...(en ?? []), ...(es ?? []), ...(fr ?? [])]).size).toBe((en?.length ?? 0) * 3);
    }
  });
});
