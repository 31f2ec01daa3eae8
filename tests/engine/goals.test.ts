import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import en from "../../packages/engine/evaluation/goals/en.json" with { type: "json" };
import es from "../../packages/engine/evaluation/goals/es.json" with { type: "json" };
import fr from "../../packages/engine/evaluation/goals/fr.json" with { type: "json" };
import { goalsOf } from "../../packages/engine/src/classify.ts";

const phrases = { en, es, fr };

describe("recognition of goals", () => {
  it.each(languages)("recognizes at least nine in ten goals as creators write them in %s", (language) => {
    const cases = Object.entries(phrases[language]).map(([words, goal]) => ({
      words,
      goal,
      found: goalsOf([words])[0],
    }));
    const misses = cases.filter(({ goal, found }) => found !== goal);
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(1 - misses.length / cases.length, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(0.9);
  });
});
