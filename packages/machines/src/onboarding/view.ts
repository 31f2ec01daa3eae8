import type { SnapshotFrom } from "xstate";
import type { onboardingMachine } from "./onboarding.machine.ts";
import { problemWith, questions, type Problem, type Question } from "./questions.ts";
import { screens, type Screen } from "./screens.ts";

type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** The question on the screen. */
export interface QuestionAsked {
  question: Question;
  /** 1 to `total`. */
  step: number;
  total: number;
  /** What has been typed for this question so far. */
  text: string;
  isFirst: boolean;
  /** The button reads Finish. */
  isLast: boolean;
}

/** Everything a UI needs to draw the wizard. `refused` says why the answer was not taken; `saving` allows nothing. */
export type OnboardingView =
  | ({ is: "editing" } & QuestionAsked)
  | ({ is: "refused"; problem: Problem } & QuestionAsked)
  | ({ is: "saving" } & QuestionAsked)
  | { is: "finished" };

/** The screen this snapshot of the flow is at. */
export const screenOf = (snapshot: OnboardingSnapshot): Screen =>
  screens.find((screen) => snapshot.matches(screen)) ?? "asking";

/** What to show for this snapshot of the flow. */
export function viewOf(snapshot: OnboardingSnapshot): OnboardingView {
  if (snapshot.matches("finished")) return { is: "finished" };
  const { question, texts } = snapshot.context;
  const text = texts[question];
  const index = questions.indexOf(question);
  const asked: QuestionAsked = {
    question,
    step: index + 1,
    total: questions.length,
    text,
    isFirst: index === 0,
    isLast: index === questions.length - 1,
  };
  if (snapshot.matches("saving")) return { is: "saving", ...asked };
  const problem = snapshot.matches({ asking: "refused" }) ? problemWith(question, text) : null;
  return problem ? { is: "refused", problem, ...asked } : { is: "editing", ...asked };
}
