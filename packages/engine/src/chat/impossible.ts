import type { Language } from "@trellis/contract/fields";
import en from "../text/en/impossible.json" with { type: "json" };
import es from "../text/es/impossible.json" with { type: "json" };
import fr from "../text/fr/impossible.json" with { type: "json" };
import { remember } from "../remember.ts";

type Reason = Exclude<keyof typeof en, "seeks">;

const texts: Readonly<Record<Language, typeof en>> = { en, es, fr };
// Health comes first, because these questions get the advice to see a doctor.
const reasons = [
  "health",
  "cheat",
  "act",
  "look",
  "private",
  "others",
  "current",
  "legal",
  "outside",
  "promise",
  "self",
] as const satisfies readonly Reason[];

/** Reasons that don’t apply to questions about where to find something, such as “Where do I find trending sounds?”. */
const findable: ReadonlySet<string> = new Set(["current", "act", "look"]);

const readerOf = remember((language: Language) => ({
  seeks: new RegExp(texts[language].seeks, "u"),
  patterns: reasons.map((reason) => [reason, new RegExp(texts[language][reason], "u")] as const),
}));

/** Matches a web address, even without “https”, such as “youtu.be/xk29”. */
const address =
  /(?<![\p{L}\d@.])(?:https?:\/\/|www\.|(?:[\p{L}\d-]+\.)+(?:com|be|net|org|tv|io|me|ly|gg|link|es|fr|mx|ar|uk)\/[\p{L}\d])\S+/iu;

/** Matches another account, such as “@lumaeats”, unless the question is about tagging it. */
const account = /^(?!.*\b(?:tag|mention|etiquet|mencion|identifi|collab)).*(?<![\p{L}\p{N}._-])@[\p{L}\p{N}._]{3,}/iu;

/** Returns why no article can answer a question, such as one about a file that the user mentions; undefined otherwise. */
export function impossibleReason(text: string, folded: string, language: Language): Reason | undefined {
  if (address.test(text)) return "look";
  const { seeks, patterns } = readerOf(language);
  const isSought = seeks.test(folded);
  const found = patterns.find(([reason, pattern]) => !(isSought && findable.has(reason)) && pattern.test(folded))?.[0];
  return found ?? (account.test(text) ? "others" : undefined);
}
