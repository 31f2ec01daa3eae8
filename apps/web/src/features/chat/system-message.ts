import { type Language, isLanguage } from "@trellis/contract/fields";
import type { AnswerList, OnboardingAnswers } from "@trellis/contract/onboarding-answers";
import { readAnswers } from "@trellis/contract/read-answers";

/** Maximum length of one list of answers, in characters. Longer lists do not improve the reply. */
const listMaximum = 2_000;

const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Spanish", fr: "French" };

/**
 * Returns the system message: the persona, the creator's answers and the language of the reply. The answers are read in
 * that language, falling back to English (spec §3). An unsupported language falls back to English too.
 */
export function systemMessage(answers: OnboardingAnswers | undefined, language: string): string {
  const replyLanguage = isLanguage(language) ? language : "en";
  const line = (name: string, list: AnswerList | undefined) => {
    const words = readAnswers(list ?? [], replyLanguage)
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
    `Reply in ${languageNames[replyLanguage]}.`,
  ].join("\n");
}
