import { cleanText, createCleaner } from "@trellis/ai/clean-text";
import { describe, expect, it } from "vitest";

/** Cleans text that arrives in parts of `length` code units. */
function cleanParts(text: string, length: number): string {
  const cleaner = createCleaner();
  const parts = Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    cleaner.push(text.slice(index * length, (index + 1) * length)),
  );
  return parts.join("") + cleaner.end();
}

const from = (...points: number[]): string => String.fromCodePoint(...points);
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => from(first + index)).join("");

describe("text from a model", () => {
  it.each<[string, string]>([
    ["control characters", range(0x00, 0x08) + range(0x0b, 0x1f) + range(0x7f, 0x9f)],
    ["soft hyphens", from(0xad)],
    ["grapheme joiners", from(0x34f)],
    ["zero-width spaces", from(0x20_0b)],
    ["joiners outside of emojis", from(0x20_0d)],
    ["direction marks", range(0x20_0e, 0x20_0f) + from(0x6_1c)],
    ["line and paragraph separators", range(0x20_28, 0x20_29)],
    ["direction overrides and isolates", range(0x20_2a, 0x20_2e) + range(0x20_66, 0x20_69)],
    ["word joiners and invisible operators", range(0x20_60, 0x20_64)],
    ["deprecated format characters", range(0x20_6a, 0x20_6f)],
    ["fillers that look like spaces", from(0x11_5f, 0x11_60, 0x31_64, 0xff_a0)],
    ["byte order marks", from(0xfe_ff)],
    ["annotations", range(0xff_f9, 0xff_fb)],
    ["variation selectors after letters", range(0xfe_00, 0xfe_0f)],
    ["supplementary variation selectors", range(0xe_01_00, 0xe_01_ef)],
    ["tags", range(0xe_00_00, 0xe_00_7f)],
  ])("has no %s", (_what, hidden) => {
    for (const text of [`on${hidden}ce`, `${hidden}once`, `once${hidden}`, `o${hidden}n${hidden}ce`]) {
      expect(cleanText(text)).toBe("once");
      expect(cleanParts(text, 1)).toBe("once");
    }
  });

  it.each([
    ["accents, ligatures and typographic spaces", "« Œuvre » : l’été, ¿qué?\u00A0¡Sí!\u202F%\u2009—"],
    ["line breaks and tabs", "one\n\ttwo"],
    ["non-joiners", "می\u200Cخواهم"],
    ["emojis with variation selectors", "❤️ ☀︎ ©️"],
    ["keycaps", "1️⃣ #️⃣ *️⃣"],
    ["families, professions and skin tones", "👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 🧑‍🤝‍🧑"],
    ["flags", "🇪🇸🇫🇷"],
    ["other scripts", "日本語 हिन्दी العربية"],
  ])("keeps %s", (_what, text) => {
    expect(cleanText(text)).toBe(text);
    for (const length of [1, 2, 3, 5]) expect(cleanParts(text, length)).toBe(text);
  });

  it.each([
    ["a joiner that joins nothing", "👩\u200D and a", "👩 and a"],
    ["a joiner before an emoji only", "a\u200D👩", "a👩"],
    ["a second variation selector", "❤\uFE0F\uFE0F\uFE0E", "❤\uFE0F"],
    ["a variation selector after a digit that is no keycap", "2\uFE0F0", "20"],
    ["a hidden character between an emoji and its joiner", "👩\u200B\u200D👧", "👩👧"],
  ])("has no %s", (_what, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
    for (const length of [1, 2, 3]) expect(cleanParts(text, length)).toBe(cleaned);
  });
});
