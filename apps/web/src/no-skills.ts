import type { Language } from "@trellis/contract/fields";

/** The answer of users without skills (spec §2). It is sent in English and shown in the user’s language. */
const noSkills = "no skills";

const words: Readonly<Record<Language, string>> = { en: noSkills, es: "empiezo de cero", fr: "je débute" };
const all: ReadonlySet<string> = new Set(Object.values(words));

/** Returns “no skills” in a language. */
export const noSkillsIn = (language: Language): string => words[language];

/** Returns whether an item is “no skills” in any language. */
export const isNoSkills = (item: string): boolean => all.has(item.toLowerCase());

/** Returns the skills as the server expects them. */
export const skillsToSend = (items: readonly string[]): string[] =>
  items.map((item) => (isNoSkills(item) ? noSkills : item));

/** Returns the skills as the user sees them. */
export const skillsToShow = (items: readonly string[], language: Language): string[] =>
  items.map((item) => (isNoSkills(item) ? words[language] : item));
