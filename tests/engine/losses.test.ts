import { languages } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { builtInAssistant } from "../../packages/engine/src/assistant.ts";
import { writeContent } from "../../packages/engine/src/content.ts";
import { lossOf } from "../../packages/engine/src/content/sensitive.ts";
import { writePlan } from "../../packages/engine/src/planner.ts";
import { type Loss, lossIds } from "../../packages/engine/src/text/sensitive-concepts.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";
import { fold } from "../../packages/engine/src/user-text.ts";

const topics: Readonly<Record<(typeof languages)[number], Readonly<Record<Loss, readonly string[]>>>> = {
  en: {
    pet: ["my dog died", "losing my cat", "putting our old dog to sleep"],
    pregnancy: ["my miscarriage", "pregnancy loss"],
    person: ["my dad died of cancer", "grief", "losing my grandmother"],
    illness: ["chemo diary", "living with multiple sclerosis", "my mom's dementia"],
    breakup: ["my divorce", "life after my breakup"],
    job: ["I lost my job", "laid off at 45"],
  },
  es: {
    pet: ["murió mi perro", "perder a mi gato", "el duelo por mi mascota"],
    pregnancy: ["mi aborto espontáneo", "duelo gestacional"],
    person: ["la muerte de mi padre", "duelo", "perder a mi abuela"],
    illness: ["mi quimioterapia contra el cáncer", "vivir con esclerosis múltiple", "la demencia de mi madre"],
    breakup: ["mi divorcio", "mi ruptura amorosa"],
    job: ["perdí mi trabajo", "me despidieron"],
  },
  fr: {
    pet: ["mon chien est mort", "la perte de mon chat", "le deuil de mon animal"],
    pregnancy: ["ma fausse couche", "deuil périnatal"],
    person: ["la mort de mon père", "le deuil", "perdre ma grand-mère"],
    illness: ["ma chimio", "vivre avec la sclérose en plaques", "la démence de ma mère"],
    breakup: ["mon divorce", "ma rupture amoureuse"],
    job: ["j'ai perdu mon emploi", "j'ai été licenciée"],
  },
};
const answersAbout = (topic: string) => ({
  skills: ["writing"],
  topics: [topic],
  goal: [],
  targetAudience: [],
  platforms: ["Instagram"],
});

describe.each(languages)("a post about a loss in %s", (language) => {
  const { losses, gentle } = texts[language].content;
  const spoken = (loss: Loss) => {
    const { tags: _, ...words } = losses[loss];
    return Object.values(words).flat().map(fold);
  };
  /** Returns the words for other losses in a post, and a note if the post has no words for its own loss. */
  const problemsIn = (text: string, loss: Loss): string[] => {
    const own = spoken(loss);
    const folded = fold(text);
    const others = lossIds.filter((id) => id !== loss).flatMap(spoken);
    const allowed = new Set([...Object.values(gentle).flat().map(fold), ...own]);
    const foreign = others.filter((entry) => !allowed.has(entry) && folded.includes(entry));
    return own.some((entry) => folded.includes(entry)) ? foreign : [`no vocabulary of its own in: ${text}`, ...foreign];
  };

  it.each(lossIds.flatMap((loss) => topics[language][loss].map((topic) => ({ loss, topic }))))(
    "is recognized as $loss: $topic",
    ({ loss, topic }) => expect(lossOf([topic])).toBe(loss),
  );

  it.each(lossIds)("has its own vocabulary in content and in the plan: %s", (loss) => {
    const written = topics[language][loss].flatMap((topic) => {
      const write = (tool: "caption" | "outline" | "script", variant = 0) =>
        writeContent({ topic, platform: "", tone: "", audience: "", tool, variant }, null, language).content;
      const captions = [0, 1, 2, 3].map((variant) => write("caption", variant)).join("\n");
      return [write("script"), write("outline"), captions, JSON.stringify(writePlan(answersAbout(topic), language))];
    });
    expect(written.flatMap((text) => problemsIn(text, loss))).toEqual([]);
  });

  it.each(lossIds)("has its own vocabulary in the chat's lists: %s", async (loss) => {
    const [topic = ""] = topics[language][loss];
    const question = { en: "5 hooks about", es: "5 ganchos sobre", fr: "5 accroches sur" }[language];
    const { words } = await builtInAssistant.answer({
      chat: { model: "", messages: [{ role: "user", content: `${question} ${topic}` }] },
      answers: answersAbout("travel"),
      language,
    });
    expect(problemsIn(words, loss)).toEqual([]);
  });
});
