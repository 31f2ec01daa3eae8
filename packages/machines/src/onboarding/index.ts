export { onboardingMachine } from "./onboarding.machine.ts";
export type { OnboardingContext, OnboardingEmitted, OnboardingEvent } from "./vocabulary.ts";
export { answersFrom, listOf, problemWith, questions, shortestAnswer } from "./questions.ts";
export type { Answers, Problem, Question, Texts } from "./questions.ts";
export { paths, screenAt, screens } from "./screens.ts";
export type { Screen } from "./screens.ts";
export { screenOf, viewOf } from "./view.ts";
export type { OnboardingView, QuestionAsked } from "./view.ts";
