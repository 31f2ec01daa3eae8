import { type Language, languages } from "@trellis/contract/fields";
import { stopWordsOf } from "../knowledge/words.ts";
import { fold } from "../user-text.ts";

const signs: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i’m|i'm|don’t|don't|what’s|what's)\b/iu,
  es: /[ñ¿¡]|[áíóú]/iu,
  fr: /[çœèêëàùûîï]|\b(?:qu|l|d|j|c|n|s)[’']/iu,
};

/** Returns the language in which a message is clearly written; undefined if it is too short or mixed. */
export function languageOf(text: string): Language | undefined {
  const words = new Set(fold(text).split(" ").slice(0, 60));
  const scored = languages
    .map((language) => {
      const others = languages.filter((other) => other !== language).map(stopWordsOf);
      const own = [...stopWordsOf(language)].filter(
        (word) => words.has(word) && word.length > 1 && others.every((other) => !other.has(word)),
      );
      return { language, score: own.length + (signs[language].test(text) ? 1 : 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best && second && best.score >= 2 && best.score >= second.score + 2 ? best.language : undefined;
}

/**
 * Returns the language to answer in: the interface language, unless every question whose language is clear is in the
 * same other language.
 */
export function answerLanguage(questions: readonly string[], interfaceLanguage: Language): Language {
  const spoken = new Set(questions.slice(-6).flatMap((question) => languageOf(question) ?? []));
  const [only] = spoken;
  return spoken.size === 1 && only ? only : interfaceLanguage;
}
