export { passwordResetMachine } from "./password-reset.machine.ts";
export { codeLength, codeProblem, emailProblem, passwordProblem, standardRules } from "./problems.ts";
export type { CodeProblem, EmailProblem, PasswordProblem, Passwords, Problem, Rules } from "./problems.ts";
export { paths, screenAt, screens } from "./screens.ts";
export type { Screen } from "./screens.ts";
export { screenOf, viewOf } from "./view.ts";
export type { PasswordResetView, Status } from "./view.ts";
export type {
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetStage,
  Said,
} from "./vocabulary.ts";
