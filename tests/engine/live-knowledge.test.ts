import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { patternsOf } from "../../packages/engine/src/chat/chat-texts.ts";
import { declines } from "../../packages/engine/src/chat/decline.ts";
import { fold } from "../../packages/engine/src/user-text.ts";

const reasonFor = (language: Language, question: string) =>
  declines(fold(question), "second", patternsOf(language))?.reason;

describe("a question about current events", () => {
  it.each<[Language, string]>([
    ["en", "whats blowing up on tiktok this second"],
    ["en", "which hashtags are hot this week"],
    ["en", "did the algorithm change this week"],
    ["es", "qué es tendencia en tiktok en este minuto"],
    ["es", "que audio esta pegando hoy"],
    ["es", "cambio el algoritmo esta semana?"],
    ["fr", "qu’est-ce qui est tendance sur tiktok à cette minute"],
    ["fr", "quel son buzze aujourd’hui"],
    ["fr", "l’algo a changé cette semaine ?"],
  ])("is declined in %s: %s", (language, question) => expect(reasonFor(language, question)).toBe("current"));

  it.each<[Language, string]>([
    ["en", "my reach dropped this week, did the algorithm change"],
    ["fr", "ma vidéo devient virale en ce moment, je fais quoi"],
  ])("is answered in %s if it is about the user's own post: %s", (language, question) =>
    expect(reasonFor(language, question)).not.toBe("current"),
  );
});
