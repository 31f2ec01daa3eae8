import type { Language } from "@trellis/contract/fields";
import { expect, it } from "vitest";
import { accountOf } from "../../packages/engine/evaluation/accounts.ts";
import { builtInAssistant } from "../../packages/engine/src/assistant.ts";
import { readLimits } from "../../packages/engine/src/chat/limits.ts";

async function ask(language: Language, ...questions: string[]): Promise<string> {
  const { answers, tools } = accountOf("cook", language);
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  let words = "";
  for (const content of questions) {
    messages.push({ role: "user", content });
    ({ words } = await builtInAssistant.answer({
      chat: { model: "x", messages: [...messages] },
      answers,
      tools,
      language,
    }));
    messages.push({ role: "assistant", content: words });
  }
  return words;
}

const itemsOf = (answer: string): string[] => [...answer.matchAll(/^\d+\. (.+)$/gmu)].map(([, item = ""]) => item);

it.each<[Language, string, number, number]>([
  ["en", "5 video titles about restoring rusty cast iron pans, each under 50 characters", 5, 50],
  ["en", "Titles for a video on bleeding bike brakes, under 45 characters, I need 7", 7, 45],
  ["es", "títulos sobre sangrar frenos de bici, menos de 45 caracteres, dame 7", 7, 45],
  ["fr", "5 titres sur la restauration de vieux volets, 45 caractères maximum chacun", 5, 45],
])("keeps to the limits in %s: “%s”", async (language, question, count, characters) => {
  const items = itemsOf(await ask(language, question));
  expect(items).toHaveLength(count);
  for (const item of items) expect(item.length).toBeLessThanOrEqual(characters);
});

it.each<[Language, string, string, number]>([
  ["en", "5 hooks about night fishing", "under 40 characters please", 40],
  ["es", "5 ganchos sobre pesca nocturna", "menos de 40 caracteres por favor", 40],
  ["fr", "5 accroches sur la pêche de nuit", "moins de 40 caractères stp", 40],
])("shortens the last list in %s", async (language, first, second, characters) => {
  const items = itemsOf(await ask(language, first, second));
  expect(items).toHaveLength(5);
  for (const item of items) expect(item.length).toBeLessThanOrEqual(characters);
});

it.each<[Language, string, number]>([
  ["en", "hooks about sleeping in a van in winter, 6 of them", 6],
  ["en", "Name ideas for a channel about carving spoons. 8 names, please", 8],
  ["es", "nombres para mi podcast sobre cementerios, dame 6", 6],
  ["fr", "des accroches sur la peur du dentiste, 4", 4],
])("reads a number after the topic in %s: “%s”", async (language, question, count) => {
  expect(itemsOf(await ask(language, question))).toHaveLength(count);
});

it.each<[Language, string]>([
  ["en", "write a caption for a photo of my first sourdough, no hashtags, no questions"],
  ["es", "un texto para la foto de mi perra, sin hashtags y sin preguntas"],
  ["fr", "une légende pour la photo de mon premier vitrail, sans hashtag ni question"],
])("omits hashtags and questions on request, in %s", async (language, question) => {
  expect(await ask(language, question)).not.toMatch(/[#?]/u);
});

it.each<[Language, string, string]>([
  ["en", "Hashtags for my reel about mourning jewelry, grouped by big, medium and niche", "• Narrow: #"],
  ["es", "hashtags para encuadernación artesanal, separados en grandes y pequeños", "• Precisos: #"],
  ["fr", "hashtags pour l’élevage d’escargots, classés par taille", "• Précis : #"],
])("groups hashtags in %s", async (language, question, expected) => {
  expect((await ask(language, question)).replace(/\u00A0|\u202F/gu, " ")).toContain(expected);
});

it.each<[Language, string, string]>([
  ["en", "Email to a yarn company asking if they’d send me wool for a tutorial", "your wool"],
  ["es", "correo para una librería proponiendo un taller", "un taller"],
  ["fr", "mail à un office de tourisme pour proposer une visite filmée", "une visite filmée"],
])("writes an email if the request starts with “email”, in %s", async (language, question, expected) => {
  expect(await ask(language, question)).toContain(expected);
});

it("ignores words that start like a limit", () => {
  const text = "guion para una ONG que repara ordenadores";
  expect(readLimits(text, "es").plain).toBe(text);
});
