export { outcomeIn, outcomes, paths, screenAt, screens } from "./screens.ts";
export type { Outcome, Reason, Screen } from "./screens.ts";
export { screenOf, viewOf } from "./view.ts";
export type { Status, YoutubeConnectionView } from "./view.ts";
export type {
  Said,
  YoutubeConnectionContext,
  YoutubeConnectionEmitted,
  YoutubeConnectionEvent,
  YoutubeConnectionInput,
  YoutubeConnectionStage,
} from "./vocabulary.ts";
export { youtubeConnectionMachine } from "./youtube-connection.machine.ts";
