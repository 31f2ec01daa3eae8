import type { SnapshotFrom } from "xstate";
import { screens, type Screen } from "./screens.ts";
import type { youtubeConnectionMachine } from "./youtube-connection.machine.ts";

type YoutubeConnectionSnapshot = SnapshotFrom<typeof youtubeConnectionMachine>;

/** What becomes of the last press of the button (spec §4). `success` and `failed` last 3 s. */
export type Status = "idle" | "loading" | "success" | "failed";

/** Everything a UI needs to draw the flow. */
export type YoutubeConnectionView =
  /** The button connects. While `loading` it may be cancelled. */
  | { is: "disconnected"; status: Status }
  /** The person is at YouTube's consent page, or back and being checked (`loading`). `authUrl` leads there again. */
  | { is: "consenting"; status: "idle" | "loading"; authUrl: string }
  /** The button disconnects. */
  | { is: "connected"; status: Status };

/** The screen this snapshot of the flow is at. */
export const screenOf = (snapshot: YoutubeConnectionSnapshot): Screen =>
  screens.find((screen) => snapshot.matches(screen)) ?? "disconnected";

/** What to show for this snapshot of the flow. */
export function viewOf(snapshot: YoutubeConnectionSnapshot): YoutubeConnectionView {
  const is = screenOf(snapshot);
  if (is === "consenting") {
    const status = snapshot.matches({ consenting: "checking" }) ? "loading" : "idle";
    return { is, status, authUrl: snapshot.context.authUrl };
  }
  if (snapshot.matches({ [is]: "succeeded" })) return { is, status: "success" };
  if (snapshot.matches({ [is]: "failed" })) return { is, status: "failed" };
  return { is, status: snapshot.matches({ [is]: "idle" }) ? "idle" : "loading" };
}
