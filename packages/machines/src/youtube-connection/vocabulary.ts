import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { Outcome, Reason } from "./screens.ts";

/** The step that can fail, by its actor's name. */
export type YoutubeConnectionStage = "requestAuthUrl" | "openConsent" | "disconnect";

/** What is known of the account when the flow begins. */
export interface YoutubeConnectionInput {
  isConnected: boolean;
}

/** What the flow remembers: the consent page, for as long as the person is there. */
export interface YoutubeConnectionContext {
  startsConnected: boolean;
  authUrl: string;
}

/** What the flow hears. */
export type YoutubeConnectionEvent =
  | { type: "connect.requested" }
  | { type: "disconnect.requested" }
  /** The person no longer wants to. */
  | { type: "cancel.requested" }
  /** The person is back from the consent page, on this page or on a new one. */
  | { type: "consent.returned"; outcome: Outcome }
  /** The account says so, whoever changed it. */
  | { type: "connection.changed"; isConnected: boolean };

/** What the flow says. `error` is whatever the actor raised, untouched. */
export type YoutubeConnectionEmitted =
  | { type: "connected" }
  | { type: "notConnected"; reason: Reason }
  | { type: "disconnected"; message: string | undefined }
  | { type: "failed"; stage: YoutubeConnectionStage; error: unknown }
  | { type: "notRefreshed"; error: unknown };

/** What the server said to a call that worked, when it said anything. */
export interface Said {
  message?: string | undefined;
}

const types = {} as {
  input: YoutubeConnectionInput;
  context: YoutubeConnectionContext;
  events: YoutubeConnectionEvent;
  emitted: YoutubeConnectionEmitted;
  tags: "rest";
};

/** The words the chart is written in: types, actors to provide, guards, actions and delays in milliseconds. */
export const vocabulary = setup({
  types,
  actors: {
    requestAuthUrl: notProvided<{ authUrl: string }>("requestAuthUrl"),
    openConsent: notProvided<unknown, { authUrl: string }>("openConsent"),
    refreshUser: notProvided<{ isConnected: boolean }>("refreshUser"),
    disconnect: notProvided<Said>("disconnect"),
  },
  delays: { idleAgain: 3_000 },
  guards: {
    startsConnected: ({ context }) => context.startsConnected,
    hasConsent: ({ event }) => {
      assertEvent(event, "consent.returned");
      return event.outcome === "connected";
    },
    isConnected: (_, params: { isConnected: boolean }) => params.isConnected,
    isDisconnected: (_, params: { isConnected: boolean }) => !params.isConnected,
  },
  actions: {
    keepUrl: assign((_, answer: { authUrl: string }) => ({ authUrl: answer.authUrl })),
    forgetUrl: assign({ authUrl: "" }),
    sayConnected: emit({ type: "connected" }),
    sayNotConnected: emit((_, params: { reason: Reason }) => ({
      type: "notConnected",
      ...params,
    })),
    sayDisconnected: emit((_, said: Said) => ({ type: "disconnected", message: said.message })),
    sayFailed: emit((_, params: { stage: YoutubeConnectionStage; error: unknown }) => ({ type: "failed", ...params })),
    sayNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", error: params.error })),
  },
});
