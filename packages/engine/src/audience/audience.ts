import { type Text, texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";

/** An audience as a noun phrase, with and without the prepositions that change its form: "de los" + "el" → "del". */
export interface Audience {
  readonly audience: string;
  readonly forAudience: string;
  readonly ofAudience: string;
  readonly toAudience: string;
}

type Rules = readonly (readonly [RegExp, string])[];

const maxLength = 64;
const maxWords = 12;
/** Marks to remove: brackets, emojis and punctuation at the end. */
const ornaments = /[()\p{Extended_Pictographic}\u{FE0F}\u{200D}]|[\s.,;:!]+$/gu;
/** Matches characters that a plain noun phrase does not contain; up to two digits can be an age. */
const odd = /[^\p{L}\p{M}\d ’'.,-]|\d{3}|\p{Lo}/u;

const compile = ({ audience }: Text) => {
  const nouns = audience.nouns.toSorted((a, b) => b.length - a.length).join("|");
  const rules = (pairs: readonly (readonly [string, string])[]): Rules =>
    pairs.map(([pattern, replacement]) => [new RegExp(pattern.replace("{noun}", nouns), "giu"), replacement]);
  return {
    rewrites: rules(audience.rewrites),
    contractions: rules(audience.contractions),
    accept: new RegExp(audience.accept, "iu"),
    proper: new Set(audience.proper),
    vague: new Set(audience.vague),
    words: new Set([...audience.words, ...audience.nouns.flatMap((noun) => [noun, `${noun}s`, `${noun}es`])].map(fold)),
  };
};

const compiled = new Map<Text, ReturnType<typeof compile>>();

const rulesOf = (text: Text): ReturnType<typeof compile> => {
  const known = compiled.get(text) ?? compile(text);
  compiled.set(text, known);
  return known;
};

const rewrite = (words: string, rules: Rules): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), words);

/** Counts the words that occur in a language. */
const evidence = (words: string, text: Text): number =>
  fold(words)
    .split(" ")
    .filter((word) => rulesOf(text).words.has(word)).length;

/** Puts the first letter in lower case, except in names, because phones capitalize the first word of every answer. */
const lowerCase = (words: string, text: Text): string => {
  if (words.length > 4 && words === words.toUpperCase()) return words.toLowerCase();
  const [first = ""] = words.split(/[ ’]/u);
  const isName = rulesOf(text).proper.has(first.toLowerCase()) || /\p{L}\p{Lu}/u.test(first);
  return isName ? words : words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
};

/** Adds the prepositions to a noun phrase. */
export const withPrepositions = (audience: string, text: Text): Audience => {
  const words = text.audience;
  const { contractions } = rulesOf(text);
  const after = (preposition: string) => rewrite(`${preposition}${audience}`, contractions);
  return { audience, forAudience: after(words.for), ofAudience: after(words.of), toAudience: after(words.to) };
};

/**
 * Turns a creator's answer into a noun phrase of the language: "Busy mom" → "busy moms", "25-35 años" → "personas de 25
 * a 35 años". Returns undefined if the answer is vague, long, odd or in another language, because general wording reads
 * better in these cases.
 */
export function audienceOf(answer: string, text: Text): Audience | undefined {
  const { rewrites, accept, vague } = rulesOf(text);
  const words = answer.replaceAll("'", "’").replace(ornaments, " ").replace(/\s+/gu, " ").trim();
  const own = evidence(words, text);
  if (Object.values(texts).some((other) => evidence(words, other) > own)) return undefined;
  const phrase = rewrite(lowerCase(words, text), rewrites).replace(/\s+/gu, " ").trim();
  const isUsable =
    phrase.length <= maxLength && phrase.split(" ").length <= maxWords && !odd.test(phrase) && accept.test(phrase);
  return isUsable && !vague.has(fold(words)) && !vague.has(fold(phrase)) ? withPrepositions(phrase, text) : undefined;
}
