import type { Language } from "@trellis/contract/fields";

/** What people without skills answer (spec §2). It is sent in every language and shown in the user’s. */
const noSkills = "no skills";

const words: Readonly<Record<Language, string>> = { en: noSkills, es: "empiezo de cero", fr: "je débute" };
const all: ReadonlySet<string> = new Set(Object.values(words));

/** Returns the words for having no skills in a language. */
export const noSkillsIn = (language: Language): string => words[language];

/** Returns whether an item says in any language that there are no skills. */
export const isNoSkills = (item: string): boolean => all.has(item.toLowerCase());

/** Returns the skills as the server gets them. */
export const skillsToSend = (items: readonly string[]): string[] =>
  items.map((item) => (isNoSkills(item) ? noSkills : item));

/** Returns the skills as the user sees them. */
export const skillsToShow = (items: readonly string[], language: Language): string[] =>
  items.map((item) => (isNoSkills(item) ? words[language] : item));
