import type { SnapshotFrom } from "xstate";
import type { onboardingMachine } from "./onboarding.machine.ts";
import { problemWith, questions, type Problem, type Question } from "./questions.ts";

/** The current question. */
export interface QuestionView {
  question: Question;
  /** Number of the question, from 1 to `total`. */
  step: number;
  total: number;
  /** The text typed for this question so far. */
  text: string;
  isFirst: boolean;
  isLast: boolean;
}

/** The view that a UI renders for a state of the flow. `refused`: the submitted answer is invalid. */
export type OnboardingView =
  | ({ is: "editing" } & QuestionView)
  | ({ is: "refused"; problem: Problem } & QuestionView)
  | ({ is: "saving" } & QuestionView)
  | { is: "finished" };

/** Returns the view of a snapshot of the flow. */
export function viewOf(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingView {
  if (snapshot.matches("finished")) return { is: "finished" };
  const { question, texts } = snapshot.context;
  const text = texts[question];
  const index = questions.indexOf(question);
  const view: QuestionView = {
    question,
    step: index + 1,
    total: questions.length,
    text,
    isFirst: index === 0,
    isLast: index === questions.length - 1,
  };
  if (snapshot.matches("saving")) return { is: "saving", ...view };
  const problem = snapshot.matches({ asking: "refused" }) ? problemWith(question, text) : null;
  return problem ? { is: "refused", problem, ...view } : { is: "editing", ...view };
}
