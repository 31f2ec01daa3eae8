import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided, type Unread } from "../not-provided.ts";
import type { ServerReply } from "../types.ts";
import type { FailureReason, Outcome } from "./outcomes.ts";

/** The step that failed, by actor name. */
export type YoutubeConnectionStage = "requestAuthUrl" | "openConsent" | "disconnect";

/** Whether the account is connected when the flow starts. */
export interface YoutubeConnectionInput {
  isConnected: boolean;
}

/** The flow's data. `authUrl` is the consent URL from the server; it is empty while the flow is idle or connected. */
export interface YoutubeConnectionContext {
  startsConnected: boolean;
  authUrl: string;
}

/** The events the flow accepts. */
export type YoutubeConnectionEvent =
  | { type: "connect.requested" }
  | { type: "disconnect.requested" }
  | { type: "cancel.requested" }
  /** The user returned from the consent page, possibly in a new page load. */
  | { type: "consent.returned"; outcome: Outcome }
  /** The account's connection changed, possibly on another device. */
  | { type: "connection.changed"; isConnected: boolean };

/** The events the flow emits. `error` is the actor's error, unchanged. */
export type YoutubeConnectionEmitted =
  | { type: "connected" }
  | { type: "notConnected"; reason: FailureReason }
  | { type: "disconnected"; message: string | undefined }
  | { type: "failed"; stage: YoutubeConnectionStage; error: unknown }
  | { type: "notRefreshed"; error: unknown };

const types: Partial<{
  input: YoutubeConnectionInput;
  context: YoutubeConnectionContext;
  events: YoutubeConnectionEvent;
  emitted: YoutubeConnectionEmitted;
}> = {};

/** Types, actors, guards, actions and delays (in milliseconds) of the YouTube connection machine. */
export const youtubeConnectionSetup = setup({
  types,
  actors: {
    requestAuthUrl: notProvided<{ authUrl: string }>("requestAuthUrl"),
    openConsent: notProvided<Unread, { authUrl: string }>("openConsent"),
    refreshUser: notProvided<{ isConnected: boolean }>("refreshUser"),
    disconnect: notProvided<ServerReply>("disconnect"),
  },
  delays: { idleAgain: 3_000 },
  guards: {
    startsConnected: ({ context }) => context.startsConnected,
    isGranted: ({ event }) => {
      assertEvent(event, "consent.returned");
      return event.outcome === "connected";
    },
    isConnected: (_, params: { isConnected: boolean }) => params.isConnected,
    isDisconnected: (_, params: { isConnected: boolean }) => !params.isConnected,
  },
  actions: {
    setUrl: assign((_, reply: { authUrl: string }) => ({ authUrl: reply.authUrl })),
    clearUrl: assign({ authUrl: "" }),
    emitConnected: emit({ type: "connected" }),
    emitNotConnected: emit((_, params: { reason: FailureReason }) => ({ type: "notConnected", ...params })),
    emitDisconnected: emit((_, reply: ServerReply) => ({ type: "disconnected", message: reply.message })),
    emitFailed: emit((_, params: { stage: YoutubeConnectionStage; error: unknown }) => ({ type: "failed", ...params })),
    emitNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", ...params })),
  },
});
