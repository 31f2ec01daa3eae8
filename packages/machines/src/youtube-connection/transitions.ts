import { assertEvent } from "xstate";
import type { YoutubeConnectionEvent } from "./setup.ts";

interface Args {
  event: YoutubeConnectionEvent;
}

const connectionOf = ({ event }: Args) => {
  assertEvent(event, "connection.changed");
  return { isConnected: event.isConnected };
};

const emitNotConnected = {
  type: "emitNotConnected",
  params: ({ event }: Args) => {
    assertEvent(event, "consent.returned");
    return { reason: event.outcome === "connected" ? "error" : event.outcome };
  },
} as const;

/** Verifies a granted consent with the server. Any other outcome leads to `failed`. */
export const consentReturned = [
  { guard: "isGranted", target: "#youtubeConnection.consenting.checking" },
  { target: "#youtubeConnection.disconnected.failed", actions: emitNotConnected },
] as const;

/** Moves to `connected` when the channel has been connected elsewhere. */
export const connectedElsewhere = {
  guard: { type: "isConnected", params: connectionOf },
  target: "#youtubeConnection.connected",
} as const;

/** The transitions of a connected channel without a pending call. Consent that was not granted changes nothing. */
export const whileConnected = {
  "disconnect.requested": "disconnecting",
  "consent.returned": { guard: "isGranted", target: "#youtubeConnection.consenting.checking" },
  "connection.changed": {
    guard: { type: "isDisconnected", params: connectionOf },
    target: "#youtubeConnection.disconnected",
  },
} as const;

/** Reports that the server did not confirm the consent. */
export const emitNotConfirmed = { type: "emitNotConnected", params: { reason: "error" } } as const;
