export { conforms, type Conformance, type Walked } from "./testing/conforms.ts";
export { held, settled, type Held } from "./testing/held.ts";
export type { Ending, Host, Stage } from "./testing/host.ts";
export {
  everyPath,
  everyStep,
  follow,
  visitedEveryState,
  type Coverage,
  type Path,
  type Tries,
} from "./testing/paths.ts";
export { start, type Fakes, type Run, type Start } from "./testing/start.ts";
export type { Step } from "./testing/steps.ts";
export {
  onboardingWalk,
  passwordResetWalk,
  subscriptionWalk,
  youtubeConnectionWalk,
  type Walk,
} from "./testing/walks.ts";
