import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { comparedIn } from "../../packages/engine/src/chat/compare.ts";
import { formatOf } from "../../packages/engine/src/chat/format.ts";
import { fold } from "../../packages/engine/src/user-text.ts";

describe("comparedIn", () => {
  it.each<[Language, string, string[]]>([
    ["en", "What’s better for a piano teacher, a newsletter or YouTube?", ["youtube", "newsletter"]],
    ["en", "Blog or podcast? I have no microphone.", ["blog", "podcast"]],
    ["es", "¿Facebook o TikTok para mi ferretería de barrio?", ["facebook", "tiktok"]],
    ["fr", "LinkedIn ou Instagram pour une coach en entreprise ?", ["linkedin", "instagram"]],
    ["en", "record my podcast with video or only audio?", ["video", "audio"]],
  ])("returns the compared channels, best first, in %s: %s", (language, question, channels) => {
    expect(comparedIn(question, language)).toEqual(channels);
  });

  it.each<[Language, string]>([
    ["en", "Can I post the same video on TikTok or Instagram?"],
    ["en", "How does TikTok choose videos?"],
    ["es", "¿Qué hace el botón de TikTok o Instagram?"],
    ["fr", "Comment l’algorithme de TikTok choisit les vidéos ?"],
    ["fr", "Est-ce que Trellis gère LinkedIn ou Pinterest ?"],
  ])("returns an empty list for other questions in %s: %s", (language, question) => {
    expect(comparedIn(question, language)).toEqual([]);
  });
});

describe("formatOf", () => {
  it.each<[Language, string, object]>([
    ["en", "explain watch time in two sentences", { sentences: 2 }],
    ["es", "dime en una sola frase qué es el alcance", { sentences: 1 }],
    ["fr", "le montage en 3 étapes max", { points: 3 }],
    ["en", "what is the one thing I should change?", { points: 1 }],
    ["es", "¿cómo conecto mi canal paso a paso?", { isInSteps: true }],
    ["fr", "réponse courte stp : je poste quand ?", { isShort: true }],
    ["en", "How do I turn on two-step verification?", { points: undefined, isInSteps: false }],
  ])("reads the requested format in %s: %s", (language, question, format) => {
    expect(formatOf(fold(question), language)).toMatchObject(format);
  });
});
