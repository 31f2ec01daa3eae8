import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import { sensitivityOf } from "../../packages/engine/src/content/sensitive.ts";
import topics from "../../packages/engine/evaluation/sensitive-topics.json" with { type: "json" };

const seen = (list: readonly string[]) => list.map((topic) => [topic, sensitivityOf([topic])]);

describe.each(languages)("a sensitive topic in %s", (language) => {
  it.each(["gentle", "calm"] as const)("gets %s content", (tone) => {
    const list = topics[language][tone];
    expect(seen(list)).toEqual(list.map((topic) => [topic, tone]));
  });

  it("is not recognized in harmless words", () => {
    const list = topics[language].harmless;
    expect(seen(list)).toEqual(list.map((topic) => [topic, undefined]));
  });
});
