import { expect, it } from "vitest";
import { fetchTexts, withNoBreakSpaces } from "../../../apps/web/src/text/i18n.ts";

it("keeps French punctuation and quotation marks on the same line as their word", () => {
  expect(withNoBreakSpaces("Rien reçu ? Écris « non » : on t’aide !")).toBe(
    "Rien reçu\u00a0? Écris «\u00a0non\u00a0»\u00a0: on t’aide\u00a0!",
  );
  expect(withNoBreakSpaces("à 10:30, {{count}} sur 5")).toBe("à 10:30, {{count}} sur 5");
});

it("French messages have no-break spaces before punctuation, and Spanish messages have none", async () => {
  const words = JSON.stringify(await fetchTexts("fr", "password-reset"));
  expect(words).toContain("Mot de passe oublié\u00a0?");
  expect(words).not.toMatch(/ [?!;:»]|« /);
  expect(JSON.stringify(await fetchTexts("es", "password-reset"))).not.toContain("\u00a0");
});
