import type { SnapshotFrom } from "xstate";
import type { youtubeConnectionMachine } from "./youtube-connection.machine.ts";

/** Status of the last connect or disconnect attempt. `success` and `failed` last 3 s. */
export type Status = "idle" | "loading" | "success" | "failed";

/** The view that a UI renders for a state of the flow. */
export type YoutubeConnectionView =
  /** Show a button that connects the channel. While `loading`, the user can cancel the request. */
  | { is: "disconnected"; status: Status }
  /** The user is on YouTube's consent page at `authUrl`, or has returned and the consent is being verified (`loading`). */
  | { is: "consenting"; status: "idle" | "loading"; authUrl: string }
  /** Show a button that disconnects the channel. */
  | { is: "connected"; status: Status };

/** Returns the view of a snapshot of the flow. */
export function viewOf(snapshot: SnapshotFrom<typeof youtubeConnectionMachine>): YoutubeConnectionView {
  if (snapshot.matches("consenting")) {
    const status = snapshot.matches({ consenting: "checking" }) ? "loading" : "idle";
    return { is: "consenting", status, authUrl: snapshot.context.authUrl };
  }
  const is = snapshot.matches("connected") ? "connected" : "disconnected";
  if (snapshot.matches({ [is]: "succeeded" })) return { is, status: "success" };
  if (snapshot.matches({ [is]: "failed" })) return { is, status: "failed" };
  return { is, status: snapshot.matches({ [is]: "idle" }) ? "idle" : "loading" };
}
