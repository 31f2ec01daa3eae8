import type { Language } from "@trellis/contract/fields";
import { type AnswerList, isLanguage, type OnboardingAnswers, readAnswers } from "@trellis/contract/user";

/** Longest that one list of answers may get, in characters: a model reads no more with profit. */
const listMaximum = 2_000;

const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Spanish", fr: "French" };

/**
 * What the assistant is told before any question: who it is, whom it advises, and in which language to answer. The
 * answers are read in that language, else in English (spec §3); a language that is none of ours is English.
 */
export function systemMessage(answers: OnboardingAnswers | undefined, language: string): string {
  const spoken = isLanguage(language) ? language : "en";
  const line = (name: string, list: AnswerList | undefined) => {
    const words = readAnswers(list ?? [], spoken)
      .join(", ")
      .slice(0, listMaximum);
    return `- ${name}: ${words || "not given"}`;
  };
  return [
    "You are the growth assistant of Trellis: a warm, practical coach who helps social-media influencers and content creators to grow.",
    "",
    "The creator you advise told you about themselves:",
    line("Skills", answers?.skills),
    line("Interests", answers?.topics),
    line("Goals", answers?.goal),
    line("Target audience", answers?.targetAudience),
    line("Platforms", answers?.platforms),
    "",
    "Tailor every piece of advice to these answers. Be specific and brief, name the next step, and promise no numbers.",
    "Write plain text without Markdown.",
    `Reply in ${languageNames[spoken]}.`,
  ].join("\n");
}
