import { assertEvent } from "xstate";
import type { YoutubeConnectionEvent, YoutubeConnectionStage } from "./vocabulary.ts";

interface Heard {
  event: YoutubeConnectionEvent;
}

/** What the account says of itself. */
const isConnectedNow = ({ event }: Heard) => {
  assertEvent(event, "connection.changed");
  return { isConnected: event.isConnected };
};

/** Tells how the consent was not given. */
const notConnected = {
  type: "sayNotConnected",
  params: ({ event }: Heard) => {
    assertEvent(event, "consent.returned");
    return { reason: event.outcome === "connected" ? "error" : event.outcome };
  },
} as const;

/** A consent is checked with the server before anyone is told of it; anything else leaves things as they were. */
export const consentReturned = [
  { guard: "hasConsent", target: "#youtubeConnection.consenting.checking" },
  { target: "#youtubeConnection.disconnected.failed", actions: notConnected },
] as const;

export const foundConnected = {
  guard: { type: "isConnected", params: isConnectedNow },
  target: "#youtubeConnection.connected",
} as const;

/** Heard while connected and nothing is under way. A consent that was not given changes nothing here. */
export const heardWhenConnected = {
  "disconnect.requested": "disconnecting",
  "consent.returned": { guard: "hasConsent", target: "#youtubeConnection.consenting.checking" },
  "connection.changed": {
    guard: { type: "isDisconnected", params: isConnectedNow },
    target: "#youtubeConnection.disconnected",
  },
} as const;

/** Tells that this step failed, and how. */
export const failed = (stage: YoutubeConnectionStage) =>
  ({
    type: "sayFailed",
    params: ({ event }: { event: { error: unknown } }) => ({ stage, error: event.error }),
  }) as const;

/** Tells that the consent page counts for nothing, whatever it said. */
export const notConfirmed = { type: "sayNotConnected", params: { reason: "error" } } as const;
