import { contentFieldMaximum } from "@trellis/contract/content";
import { type OnboardingAnswers, readAnswers } from "@trellis/contract/onboarding-answers";
import type { Roadmap } from "@trellis/contract/roadmap";

/** Where a suggested topic comes from. */
type TopicSource = "niche" | "task" | "theme";

/** A topic to start with. */
export interface TopicIdea {
  topic: string;
  source: TopicSource;
}

const ideasMaximum = 3;

/** Returns topics to start with: the user's niche, the next task of the plan and the themes of its strategy. */
export function topicIdeas(
  answers: OnboardingAnswers | undefined,
  plan: Roadmap | undefined,
  language: string,
): TopicIdea[] {
  const as = (source: TopicSource, topics: readonly string[]) =>
    topics.map((topic): TopicIdea => ({ topic: topic.trim().slice(0, contentFieldMaximum), source }));
  const [niche, ...niches] = as("niche", readAnswers(answers?.topics ?? [], language));
  const next = plan?.weeklyPlans.flatMap(({ tasks }) => tasks).find(({ completed }) => !completed);
  const themes = as("theme", plan?.contentStrategy.themes ?? []);
  const ideas = [niche, ...as("task", next ? [next.task] : []), ...themes, ...niches].filter(
    (idea) => idea !== undefined,
  );
  return ideas
    .filter(({ topic }, place) => topic !== "" && ideas.findIndex((other) => other.topic === topic) === place)
    .slice(0, ideasMaximum);
}
