import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { builtInAssistant } from "../../packages/engine/src/assistant.ts";

const answers = { skills: [], topics: ["home cooking"], goal: [], targetAudience: [], platforms: ["Instagram"] };

/** Returns the answers to the messages of a chat. */
async function chat(language: Language, ...questions: string[]): Promise<string[]> {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  for (const content of questions) {
    messages.push({ role: "user", content });
    const { words } = await builtInAssistant.answer({ chat: { model: "test", messages }, answers, language });
    messages.push({ role: "assistant", content: words });
  }
  return messages.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
}
const lastOf = async (language: Language, ...questions: string[]) => (await chat(language, ...questions)).at(-1) ?? "";
const itemsIn = (answer: string): string[] => answer.match(/^\d+\. .+$/gmu) ?? [];

describe("a follow-up to a list", () => {
  it.each<[Language, string, string, RegExp]>([
    ["en", "3 ideas for my parrot channel", "another one but funnier", /^An idea.+parrot:\n\n.*parrot/isu],
    ["es", "dame 3 ideas para mi canal de loros", "otra pero más divertida", /^Una idea.+loros:\n\n.*loros/isu],
    ["fr", "3 idées pour ma chaîne sur les perroquets", "encore une mais drôle", /^Une idée.+perroquets/isu],
  ])("gets one more item in another tone in %s", async (language, first, next, pattern) => {
    const answer = await lastOf(language, first, next);
    expect(answer).toMatch(pattern);
    expect(itemsIn(answer)).toHaveLength(0);
  });

  it.each<[Language, string, string, RegExp]>([
    ["en", "5 ideas for my parrot channel", "another 3 but funny", /parrot/iu],
    ["es", "dame 5 ideas para mi canal de loros", "otras 3 pero más divertidas", /loros/iu],
    ["fr", "5 idées pour ma chaîne sur les perroquets", "encore 3 mais plus drôles", /perroquets/iu],
  ])("gets the number of items that it names in %s", async (language, first, next, topic) => {
    const items = itemsIn(await lastOf(language, first, next));
    expect(items).toHaveLength(3);
    expect(items.join(" ")).toMatch(topic);
  });

  it("gets the same number of items in another tone", async () => {
    const [plain = "", original = ""] = await chat("en", "4 names for my channel about kites", "meh, more original");
    expect(itemsIn(original)).toHaveLength(4);
    expect(itemsIn(original)).not.toEqual(itemsIn(plain));
    expect(original).toMatch(/kites/iu);
  });

  it.each<[Language, string, string]>([
    ["en", "4 titles for a video on sharpening knives", "I like the second one, but less clickbait"],
    ["es", "4 títulos para un vídeo sobre afilar cuchillos", "me gusta el segundo, pero menos clickbait"],
    ["fr", "4 titres pour une vidéo sur les couteaux", "j’aime le deuxième, mais moins putaclic"],
  ])("continues with the item that it names in %s", async (language, first, next) => {
    const [list = "", answer = ""] = await chat(language, first, next);
    expect(answer).toContain(itemsIn(list)[1]?.replace("2. ", ""));
  });

  it.each<[Language, string, string]>([
    ["en", "write a caption for a photo of my lemon cake", "shorter and no emojis"],
    ["es", "escribe un pie de foto para una foto de mi tarta de limón", "más corto y sin emojis"],
    ["fr", "écris une légende pour ma photo de tarte au citron", "plus court et sans emojis"],
  ])("gets a shorter caption without emojis in %s", async (language, first, next) => {
    const [long = "", short = ""] = await chat(language, first, next);
    expect(short.length).toBeLessThan(long.length);
    expect(short).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  it("keeps the list's topic on another network", async () => {
    expect(await lastOf("en", "5 hooks about budget travel", "and for pinterest?")).toMatch(
      /^5 hooks for budget travel, for Pinterest:/u,
    );
  });

  it.each<[Language, string, string, RegExp]>([
    [
      "en",
      "make me a weekly posting schedule for my chess channel",
      "put it in a table",
      /\nMonday \| .+ \| .+chess/iu,
    ],
    ["fr", "fais-moi un planning de posts pour mon compte d’échecs", "mets ça en tableau", / \| /u],
  ])("becomes a table in %s", async (language, first, next, pattern) => {
    expect(await lastOf(language, first, next)).toMatch(pattern);
  });

  it("rewrites a script for someone who stays off camera", async () => {
    const answer = await lastOf(
      "en",
      "write a script about my pottery class",
      "now for someone who hates being on camera",
    );
    expect(answer).toMatch(/^Without a face/u);
    expect(answer).not.toMatch(/your face/iu);
  });
});

describe("a follow-up to an article", () => {
  it("gets only advice that costs nothing", async () => {
    const answer = await lastOf("en", "How do I light my videos at home?", "I have no money for that");
    expect(answer).toMatch(/^Without spending anything:/u);
    expect(answer).not.toMatch(/\$|dollars|LED/u);
  });

  it("gets another article if the first one did not help", async () => {
    const [first = "", second = ""] = await chat(
      "en",
      "How do I become confident on camera?",
      "I tried that, it didn’t help",
    );
    expect(second).toMatch(/^That happens/u);
    expect(second).not.toContain(first.split("\n")[0]);
  });

  it("explains the point that it names", async () => {
    const [list = "", answer = ""] = await chat(
      "en",
      "How do I write a good hook?",
      "can you explain the second point in detail?",
    );
    const [, second = ""] = list.match(/(?<=^• ).+$/gmu) ?? [];
    expect(answer.startsWith(second)).toBe(true);
  });

  it("gets the part of the article that contains its words", async () => {
    const answer = await lastOf("fr", "Combien de temps doit durer une vidéo ?", "et pour les shorts ?");
    expect(answer).toMatch(/Shorts/u);
  });
});

describe("a request after a question", () => {
  it.each<[Language, string, string, RegExp]>([
    ["en", "Nobody clicks on my video about fixing squeaky doors, why?", "give me 4 titles for it", /squeaky doors/iu],
    ["es", "Nadie hace clic en mi vídeo sobre reparar bicis, ¿qué hago?", "dame 4 títulos para eso", /reparar bicis/iu],
    ["fr", "Personne ne clique sur ma vidéo sur les ruches, pourquoi ?", "propose 4 titres pour ça", /ruches/iu],
  ])("takes its subject from the question in %s", async (language, question, request, topic) => {
    const items = itemsIn(await lastOf(language, question, request));
    expect(items).toHaveLength(4);
    expect(items.join(" ")).toMatch(topic);
  });
});

describe("a follow-up that works with the last answer", () => {
  it.each<[Language, string, string]>([
    ["en", "Give me 4 video ideas for my barber shop", "which one would you film first?"],
    ["es", "Dame 4 ideas de video para mi barbería", "¿cuál grabarías primero?"],
    ["fr", "Donne-moi 4 idées de vidéo pour mon salon de barbier", "tu tournerais laquelle en premier ?"],
  ])("chooses an item of the list in %s", async (language, first, next) => {
    const [list = "", answer = ""] = await chat(language, first, next);
    expect(answer).toContain(itemsIn(list)[0]?.replace("1. ", ""));
    expect(itemsIn(answer)).toHaveLength(0);
  });

  it.each<[Language, string, string]>([
    ["en", "Give me 3 series ideas for my beekeeping channel", "split the second into 5 episodes"],
    ["es", "Dame 3 ideas de serie para mi canal de apicultura", "divide la segunda en 5 episodios"],
    ["fr", "Donne 3 idées de série pour ma chaîne d’apiculture", "découpe la deuxième en 5 épisodes"],
  ])("splits an item into episodes in %s", async (language, first, next) => {
    const [list = "", answer = ""] = await chat(language, first, next);
    expect(answer).toContain(itemsIn(list)[1]?.replace("2. ", ""));
    expect(itemsIn(answer)).toHaveLength(5);
  });

  it.each<[Language, string, string]>([
    ["en", "write a caption for my new ceramic mug", "same but with a question at the end"],
    ["es", "escribe un pie de foto para mi nueva taza de cerámica", "igual pero con una pregunta al final"],
    ["fr", "écris une légende pour ma nouvelle tasse en céramique", "pareil mais avec une question à la fin"],
  ])("ends a caption with a question in %s", async (language, first, next) => {
    expect((await lastOf(language, first, next)).split("\n\n")[1]).toMatch(/\?$/u);
  });

  it.each<[Language, string, string, RegExp]>([
    ["en", "How do I get more saves?", "in two lines please", /saves/iu],
    ["es", "¿Cómo consigo más guardados?", "en dos líneas", /guarda/iu],
    ["fr", "Comment avoir plus d’enregistrements ?", "en deux lignes", /enregistre/iu],
  ])("is shortened to two sentences in %s", async (language, first, next, topic) => {
    const answer = await lastOf(language, first, next);
    expect(answer).toMatch(topic);
    expect(answer).not.toContain("\n");
  });
});

it.each<[Language, string, RegExp]>([
  ["en", "Write an email to a client who hasn’t paid my $480 invoice for 6 weeks", /\$480.+6 weeks/su],
  ["es", "un correo para reclamar a una marca que me debe 350 € desde hace dos meses", /350 €.+dos meses/su],
  ["fr", "un mail à mes abonnés pour annoncer que je fais une pause de trois semaines", /pause de trois semaines/su],
  ["en", "Outline for a 12-minute video comparing three tents, with timestamps", /Candidate 3.+12:00 · Verdict/su],
])("writes a message with the details of the request in %s: %s", async (language, request, words) => {
  expect(await lastOf(language, request)).toMatch(words);
});
