export { passwordResetMachine } from "./password-reset.machine.ts";
export { screens } from "./setup.ts";
export type {
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetStage,
  Passwords,
  Screen,
} from "./setup.ts";
export { screenOf, viewOf } from "./view.ts";
export type { PasswordResetView, Status } from "./view.ts";
