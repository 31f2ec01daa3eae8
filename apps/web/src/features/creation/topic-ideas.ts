import { contentFieldMaximum } from "@trellis/contract/content";
import type { OnboardingAnswers } from "@trellis/contract/onboarding-answers";
import { readAnswers } from "@trellis/contract/read-answers";
import type { Roadmap } from "@trellis/contract/roadmap";

const ideasMaximum = 3;

/** Returns topics to start with: the user's niche, the themes of the plan's strategy and the other niches. */
export function topicIdeas(
  answers: OnboardingAnswers | undefined,
  plan: Roadmap | undefined,
  language: string,
): string[] {
  const [niche = "", ...niches] = readAnswers(answers?.topics ?? [], language);
  const ideas = [niche, ...(plan?.contentStrategy.themes ?? []), ...niches].map((idea) =>
    idea.trim().slice(0, contentFieldMaximum),
  );
  return [...new Set(ideas)].filter(Boolean).slice(0, ideasMaximum);
}
