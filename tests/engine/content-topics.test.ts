import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { writeContent } from "../../packages/engine/src/content.ts";

const captionsOf = (account: string, topic: string, language: Language): string[] =>
  Array.from({ length: 6 }, (_, variant) => {
    const request = { tool: "caption" as const, topic, platform: "Instagram", tone: "Casual", audience: "", variant };
    const answers = { skills: [], topics: [account], goal: [], targetAudience: [], platforms: ["Instagram"] };
    return writeContent(request, answers, language).content;
  });

describe("writeCaption", () => {
  it.each<[Language, string, string, RegExp]>([
    ["en", "sign language", "ordering coffee in ASL", /espresso|grinder|beans|latte|barista/iu],
    ["en", "home cooking", "a rainy day at the pottery studio", /pan|sauce|rice|salt|oven/iu],
    ["en", "van repair", "replacing a roof vent", /wood|glue|drawer|pallet|clamp/iu],
    ["en", "thrift flips", "turning a curtain into a dress", /trousers|wardrobe|black|outfit/iu],
    ["en", "beekeeping", "first hive inspection in spring", /\begg|vacation|gate|goat|hen\b/iu],
    ["es", "lengua de signos", "pedir un café", /leche|molin|grano|espresso/iu],
    ["fr", "langue des signes", "commander un café", /lait|moulin|grain|espresso/iu],
  ])("uses no items from a neighboring niche in %s: %s, %s", (language, account, topic, foreign) => {
    for (const caption of captionsOf(account, topic, language)) expect(caption).not.toMatch(foreign);
  });

  it("keeps the words of a related niche", () => {
    expect(captionsOf("home cooking", "lentil soup", "en").join("\n")).toMatch(/pan|sauce|salt|cook/u);
  });

  it("puts an unknown topic into sentences that suit a task or a thing", () => {
    const captions = captionsOf("fripes", "transformer un rideau en robe", "fr");
    expect(captions.join("\n")).not.toMatch(/sur transformer/u);
    for (const caption of captions) expect(caption).toMatch(/transformer un rideau en robe/iu);
    expect(new Set(captions).size).toBe(captions.length);
  });
});
