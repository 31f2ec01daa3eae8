import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { suggestionsFor } from "../../../apps/web/src/features/chat/suggestions.ts";
import { text as chat } from "../../../apps/web/src/text/en/chat.ts";

beforeAll(() => i18next.init({ lng: "en", interpolation: { escapeValue: false }, resources: { en: { chat } } }));
const suggested = (answers: Parameters<typeof suggestionsFor>[0], language = "en") =>
  suggestionsFor(answers, language, i18next.getFixedT(null, "chat"));
const answers = { skills: [], topics: ["surf"], goal: ["sell prints"], targetAudience: [], platforms: ["TikTok"] };

it("suggests questions about the user's first topic, platform and goal", () => {
  expect(suggested(answers)).toEqual([
    "Ideas for my next post about surf",
    "When should I post on TikTok?",
    "How do I reach my goal: sell prints?",
  ]);
});

it("suggests general questions to users without answers", () => {
  expect(suggested(undefined)).toEqual([
    "Ideas for my next post",
    "When should I post?",
    "How do I get more followers?",
  ]);
});

it("reads answers in the page language and truncates long ones", () => {
  const [first] = suggested({ ...answers, topics: { en: ["surf"], es: ["palabra ".repeat(20)] } }, "es");
  expect(first?.length).toBeLessThan(80);
  expect(first).toMatch(/palabra…$/);
});

it("does not interpret the user's words as placeholders", () => {
  const [first] = suggested({ ...answers, topics: ["{{platform}} $t(chat:send)"] });
  expect(first).toBe("Ideas for my next post about {{platform}} $t(chat:send)");
});
