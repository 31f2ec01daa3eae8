import type { Language } from "@trellis/contract/fields";
import { remember } from "../remember.ts";
import en from "../text/en/acts.json" with { type: "json" };
import es from "../text/es/acts.json" with { type: "json" };
import fr from "../text/fr/acts.json" with { type: "json" };
import { fold } from "../user-text.ts";

const texts: Readonly<Record<Language, typeof en>> = { en, es, fr };
/** Pronouns at the end of a Spanish imperative: "ponle", "súbelo". */
const enclitic = "(?:me|te|nos|l[aeo]s?|sel[ao]s?|mel[ao]s?)";

const readerOf = remember((language: Language) => {
  const { lead, asks, says, mine, does, perceives, sees, object, services, serviceObject, fetches, choice } =
    texts[language];
  const begin = `^(?:(?:${lead}) )*`;
  const end = language === "en" ? String.raw`\b` : "";
  const pronoun = language === "es" ? `${enclitic}?` : "";
  const followed = (verbs: string, what: string) => new RegExp(`${begin}(?:${verbs})${pronoun} (?:${what})`, "u");
  return {
    // “Leave it or delete it?” asks for advice.
    choice: new RegExp(` (?:${choice}) `, "u"),
    // The lookahead keeps all words of the polite form together: “tu peux m’expliquer” has the verb “expliquer”.
    politely: new RegExp(`${begin}(?=(?<asks>${asks}))\\k<asks> ?(?!(?:${says})${end})(?<verb>\\w+.*)`, "u"),
    perceives: new RegExp(`^(?:${perceives}|${sees})`, "u"),
    mine: new RegExp(`\\b(?:${mine})\\b`, "u"),
    looks: followed(perceives, object),
    plainly: followed(does, object),
    service: followed(services, serviceObject),
    fetches: new RegExp(`${begin}(?:${fetches})`, "u"),
    withPronoun: new RegExp(`${begin}(?:${does})${enclitic}\\b`, "u"),
  };
});

/** Reads one clause of a message. */
function readClause(clause: string, isQuestion: boolean, language: Language): "act" | "look" | undefined {
  const { politely, perceives, mine, looks, plainly, service, fetches, withPronoun, choice } = readerOf(language);
  const polite = politely.exec(clause)?.groups?.["verb"];
  // “Can you use trending songs?” asks what is allowed; “Can you join my live?” asks to act.
  if (polite !== undefined && mine.test(polite)) return perceives.test(polite) ? "look" : "act";
  if (fetches.test(clause) || (language === "es" && withPronoun.test(clause))) return "act";
  // In Spanish and French, questions such as “¿Sube el alcance con los Reels?” look like imperatives.
  if (isQuestion || choice.test(clause)) return undefined;
  if (looks.test(clause)) return "look";
  return plainly.test(clause) || service.test(clause) ? "act" : undefined;
}

/**
 * Recognizes, by grammar, requests to do more than answer and write: an imperative with any action verb, or a polite
 * request with a verb that is not about answering. "look" stands for requests to watch, read or hear something.
 */
export function asksToAct(text: string, language: Language): "act" | "look" | undefined {
  const isQuestion = text.trim().endsWith("?");
  return text
    .split(/[.!?;:,\n]+(?=\s|$)|\s+[–—]\s+/u)
    .map((clause) => readClause(fold(clause), isQuestion, language))
    .find((found) => found !== undefined);
}
