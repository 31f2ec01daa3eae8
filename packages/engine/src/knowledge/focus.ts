import type { Language } from "@trellis/contract/fields";
import en from "../text/en/search.json" with { type: "json" };
import es from "../text/es/search.json" with { type: "json" };
import fr from "../text/fr/search.json" with { type: "json" };

/** The share of their weight that words and concepts outside the focus keep. */
export const outOfFocus = 0.5;

type Kind = "asks" | "wants" | "tells" | "other";

const readers = Object.entries({ en, es, fr }).map(([language, { clauses }]) => {
  const { links, asks, wants, tells, inside, contrast } = clauses;
  const begins = (words: string) =>
    new RegExp(`^[¿¡"“«(\\s]*(?:(?:${links})[!,.]? )?(?:${words})(?![\\p{L}\\p{N}])`, "u");
  const ends = String.raw`(?<=[.!?…;:\n,)–—-])\s+`;
  const split = `${ends}|\\s+(?=(?:${links}) (?:${asks}|${wants}|${tells})(?![\\p{L}\\p{N}])|(?:${inside})\\b)`;
  return [
    language,
    {
      split: new RegExp(split, "u"),
      asks: begins(asks),
      wants: begins(wants),
      tells: begins(tells),
      contrast: new RegExp(`[\\s,](?:${contrast})\\s(.+)$`, "su"),
    },
  ];
});
const byLanguage: Readonly<
  Record<Language, Readonly<Record<"split" | "asks" | "wants" | "tells" | "contrast", RegExp>>>
> = Object.fromEntries(readers);

/** Returns a message in lower case, without accents, apostrophes and hyphens, but with its punctuation. */
const simplify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .replace(/['’]|(?<=\p{L})-(?=\p{L})/gu, " ")
    .toLowerCase();

/** Splits a message into clauses and classifies each of them. `part` joins the clauses of the chosen kinds. */
function readClauses(text: string, language: Language) {
  const { split, asks, wants, tells } = byLanguage[language];
  const clauses = simplify(text).split(split);
  const kinds = clauses.map((clause): Kind => {
    if (asks.test(clause) || clause.includes("?")) return "asks";
    return wants.test(clause) ? "wants" : tells.test(clause) ? "tells" : "other";
  });
  const part = (isPart: (kind: Kind | undefined) => boolean) => clauses.filter((_, i) => isPart(kinds[i])).join(" ");
  return { clauses, kinds, part };
}

/** Returns the clauses of a message that ask something; the whole message if none does. */
export function askingIn(text: string, language: Language): string {
  const { kinds, part } = readClauses(text, language);
  return kinds.includes("asks") ? part((kind) => kind === "asks") : text;
}

/** Whether a part of a message asks something. */
export const hasQuestion = (text: string, language: Language): boolean =>
  readClauses(text, language).kinds.includes("asks");

/**
 * Returns the clauses that ask something, or else the part after “but”. If they say too little (“what should I do”),
 * adds the rest, except clauses about the person (“I run a bakery”). If that is still too little, returns everything.
 */
export function focusOf(text: string, language: Language, saysEnough: (part: string) => boolean): string {
  const { clauses, kinds, part } = readClauses(text, language);
  // In “My hook is fine but everyone leaves in the middle”, the problem follows the contrast.
  const isStatement = kinds.every((kind) => kind === "tells" || kind === "other");
  const problem = isStatement ? (byLanguage[language].contrast.exec(simplify(text))?.[1] ?? "") : "";
  if (problem !== "" && saysEnough(problem)) return problem;
  if (clauses.length < 2) return text;
  const ask = kinds.includes("asks") ? "asks" : "wants";
  return [part((kind) => kind === ask), part((kind) => kind !== "tells")].find(saysEnough) ?? text;
}
