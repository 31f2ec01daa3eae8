export { hasItem, joinAnswer, splitAnswer, toggleItem } from "./answer-list.ts";
export { onboardingMachine } from "./onboarding.machine.ts";
export { questions, shortestAnswer } from "./questions.ts";
export type { Problem, Question, Texts } from "./questions.ts";
export type { OnboardingContext, OnboardingEmitted, OnboardingEvent, OnboardingOutput } from "./setup.ts";
export { viewOf } from "./view.ts";
export type { OnboardingView, QuestionView } from "./view.ts";
