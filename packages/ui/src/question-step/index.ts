export { QuestionStep, type QuestionStepProps } from "./question-step.tsx";
