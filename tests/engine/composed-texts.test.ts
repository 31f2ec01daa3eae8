import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { accountOf } from "../../packages/engine/evaluation/accounts.ts";
import { builtInAssistant } from "../../packages/engine/src/assistant.ts";

async function ask(language: Language, content: string): Promise<string> {
  const { answers, tools } = accountOf("cook", language);
  const chat = { model: "test", messages: [{ role: "user" as const, content }] };
  return (await builtInAssistant.answer({ chat, answers, tools, language })).words;
}

describe("the assistant", () => {
  it.each<[Language, string, RegExp]>([
    ["en", "Can you give me 3 email templates for pitching brands?", /^3 emails to brands(?:.*\n.*Subject: ){3}/su],
    [
      "es",
      "escríbeme un correo para una marca de zapatillas",
      /^Un correo para una marca, sobre cocina casera:\n\nAsunto: /u,
    ],
    ["fr", "rédige un mail pour une marque de baskets", /^Un e-mail à une marque.+\n\nObjet.: /u],
  ])("writes emails to brands about the creator’s subject in %s: %s", async (language, question, words) => {
    expect(await ask(language, question)).toMatch(words);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "write me a bio for my running coach instagram", /\n\nRunning coach ·/u],
    ["es", "hazme una bio de instagram para entrenadora de running", /\n\nEntrenadora de running ·/u],
    ["fr", "écris-moi une bio insta pour une coach running", /\n\nCoach running ·/u],
    ["en", "come up with 5 names for a channel about old maps", /\n5\. .*old maps/iu],
    ["es", "dame 5 nombres para un canal de mapas antiguos", /\n5\. .*mapas antiguos/iu],
    ["fr", "trouve 5 noms pour une chaîne sur les cartes anciennes", /\n5\. .*cartes anciennes/iu],
  ])("writes bios and names in %s: %s", async (language, question, words) => {
    expect(await ask(language, question)).toMatch(words);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "what should i say in a brand pitch email", /^Writing a pitch email/u],
    ["en", "how do i choose a name for my channel", /^Choosing a name/u],
    ["fr", "3 exemples de mails pour relancer une marque qui répond pas", /^Relancer une marque/u],
  ])("explains emails, bios and names that a question only mentions in %s: %s", async (language, question, words) => {
    expect(await ask(language, question)).toMatch(words);
  });
});
