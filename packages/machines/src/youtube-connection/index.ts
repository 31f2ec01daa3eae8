export { outcomeIn, outcomes } from "./outcomes.ts";
export type { FailureReason, Outcome } from "./outcomes.ts";
export type {
  YoutubeConnectionContext,
  YoutubeConnectionEmitted,
  YoutubeConnectionEvent,
  YoutubeConnectionInput,
  YoutubeConnectionStage,
} from "./setup.ts";
export { viewOf } from "./view.ts";
export type { Status, YoutubeConnectionView } from "./view.ts";
export { youtubeConnectionMachine } from "./youtube-connection.machine.ts";
