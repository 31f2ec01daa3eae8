export { checkConformance, type ConformanceReport, type PathResult } from "./testing/conformance.ts";
export { flushPromises } from "./testing/flush-promises.ts";
export type { ActorOutcome, Host, Ui } from "./testing/host.ts";
export {
  onboardingModel,
  passwordResetModel,
  subscriptionModel,
  youtubeConnectionModel,
  type TestModel,
} from "./testing/models.ts";
export { followPath, shortestPaths, transitionPaths, type Path, type PathOptions } from "./testing/paths.ts";
export { stateCoverage, type Coverage } from "./testing/coverage.ts";
export { start, type Fakes, type Run, type StartOptions } from "./testing/start.ts";
export type { Step } from "./testing/steps.ts";
