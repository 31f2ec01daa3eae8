import { onboardingMachine, viewOf, type OnboardingView } from "@trellis/machines/onboarding";
import { start, type Fakes } from "@trellis/machines/testing";

type OnboardingFakes = Fakes<typeof onboardingMachine>;

export const succeeding: OnboardingFakes = { saveAnswers: () => ({ message: "Saved" }), refreshUser: () => null };
export const startFlow = (fakes: OnboardingFakes = {}) => {
  const run = start(onboardingMachine, { ...succeeding, ...fakes });
  return {
    ...run,
    view: () => viewOf(run.actor.getSnapshot()),
    type: (text: string) => run.send({ type: "answer.typed", text }),
    give: (text: string) => run.send({ type: "answer.given", text }),
    back: () => run.send({ type: "back.requested" }),
  };
};
type Begun = ReturnType<typeof startFlow>;

export const sampleTexts = ["no skills", "fitness", "grow", "beginners", "Instagram"];
export const answers = (texts: readonly string[]) => texts.map((text) => ({ type: "answer.given" as const, text }));
export const answerAll = (run: Begun, texts: readonly string[] = sampleTexts) => run.send(...answers(texts));
export const questionOf = (view: OnboardingView) => (view.is === "finished" ? null : view.question);
