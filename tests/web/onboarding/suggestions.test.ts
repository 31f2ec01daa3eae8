import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { answerAfterTap, suggestionsFor } from "../../../apps/web/src/features/onboarding/suggestions.ts";
import { noSkillsIn } from "../../../apps/web/src/no-skills.ts";

const t = ((key: string) => (key === "starting" ? "Empiezo de cero" : "grabar, editar")) as TFunction<"onboarding">;
const noSkills = noSkillsIn("es");
const pressed = (question: "skills" | "platforms", text: string) =>
  suggestionsFor(question, text, t, noSkills).flatMap(({ label, isPressed }) => (isPressed ? [label] : []));

describe("a suggestion", () => {
  it("is pressed if the answer contains it, ignoring case", () => {
    expect(pressed("skills", "Editar, bailar")).toEqual(["editar"]);
    expect(pressed("platforms", "tiktok, Twitch, youtube")).toEqual(["YouTube", "TikTok"]);
  });

  it("offers “no skills” in the language of the page, and recognizes it in every language", () => {
    expect(suggestionsFor("skills", "", t, noSkills).at(-1)).toMatchObject({ value: "empiezo de cero" });
    for (const text of ["no skills", "empiezo de cero", "Je débute"])
      expect(pressed("skills", text)).toEqual(["Empiezo de cero"]);
  });

  it("adds its text to the answer or removes it, and “no skills” replaces every skill", () => {
    expect(answerAfterTap("bailar,", "editar")).toBe("bailar, editar");
    expect(answerAfterTap("bailar, editar", "editar")).toBe("bailar");
    expect(answerAfterTap("10,000 views", "editar")).toBe("10,000 views, editar");
    expect(answerAfterTap("bailar, editar", noSkills)).toBe(noSkills);
    expect(answerAfterTap("no skills", noSkills)).toBe("");
    expect(answerAfterTap("no skills", "editar")).toBe("editar");
  });
});
