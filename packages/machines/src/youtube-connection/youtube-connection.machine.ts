import { emitFailed, emitNotRefreshed } from "../setup-helpers.ts";
import { youtubeConnectionSetup } from "./setup.ts";
import { connectedElsewhere, consentReturned, emitNotConfirmed, whileConnected } from "./transitions.ts";

/**
 * Connects one channel through YouTube's consent page, and disconnects it.
 *
 * Actors: `requestAuthUrl` → {authUrl} · `openConsent` {authUrl} navigates to the consent page · `refreshUser` → {isConnected}
 * verifies the consent · `disconnect`, which may return a `message`.
 * Events: `connect.requested`, `disconnect.requested`, `cancel.requested` · `consent.returned {outcome}` when the user returns from
 * the consent page, even in a new page load · `connection.changed {isConnected}` when the account's connection changes.
 * Emits: `connected` · `notConnected {reason}` · `disconnected` · `failed` with its stage · `notRefreshed`: connected, but the user
 * could not be refreshed.
 *
 *     disconnected.idle ──connect.requested──▶ requesting ──▶ handingOver ──▶ consenting.waiting
 *                                                                                    │
 *     disconnected.failed ◀──cancelled, denied, expired, error──── consent.returned ─┤
 *                                                                                    ▼ connected
 *                        connected.succeeded ◀──confirmed─────────────── consenting.checking
 *     connected.idle ──disconnect.requested──▶ disconnecting ──▶ disconnected.succeeded
 *
 *     `succeeded` and `failed` last 3 s; meanwhile, the user can already connect or disconnect again.
 *     cancel.requested returns to disconnected.idle from requesting, handingOver and consenting.waiting.
 */
export const youtubeConnectionMachine = youtubeConnectionSetup.createMachine({
  id: "youtubeConnection",
  context: ({ input }) => ({ startsConnected: input.isConnected, authUrl: "" }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "startsConnected", target: "connected" }, { target: "disconnected" }] },
    disconnected: {
      initial: "idle",
      on: { "consent.returned": consentReturned, "connection.changed": connectedElsewhere },
      states: {
        idle: { entry: "clearUrl", on: { "connect.requested": "requesting" } },
        requesting: {
          on: { "cancel.requested": "idle" },
          invoke: {
            id: "requestAuthUrl",
            src: "requestAuthUrl",
            onDone: { target: "handingOver", actions: { type: "setUrl", params: ({ event }) => event.output } },
            onError: { target: "failed", actions: emitFailed("requestAuthUrl") },
          },
        },
        handingOver: {
          on: { "cancel.requested": "idle" },
          invoke: {
            id: "openConsent",
            src: "openConsent",
            input: ({ context }) => ({ authUrl: context.authUrl }),
            onDone: "#youtubeConnection.consenting",
            onError: { target: "failed", actions: emitFailed("openConsent") },
          },
        },
        succeeded: { on: { "connect.requested": "requesting" }, after: { idleAgain: "idle" } },
        failed: { on: { "connect.requested": "requesting" }, after: { idleAgain: "idle" } },
      },
    },
    consenting: {
      initial: "waiting",
      states: {
        // The user may never return from the consent page, so accept `connect.requested` here too.
        waiting: {
          on: {
            "consent.returned": consentReturned,
            "connection.changed": connectedElsewhere,
            "connect.requested": "#youtubeConnection.disconnected.requesting",
            "cancel.requested": "#youtubeConnection.disconnected",
          },
        },
        // Anyone can put "connected" into the URL, so ask the server. If the call fails, trust the URL: a later `connection.changed` can correct it.
        checking: {
          invoke: {
            id: "refreshUser",
            src: "refreshUser",
            onDone: [
              {
                guard: { type: "isConnected", params: ({ event }) => event.output },
                target: "#youtubeConnection.connected.succeeded",
                actions: "emitConnected",
              },
              { target: "#youtubeConnection.disconnected.failed", actions: emitNotConfirmed },
            ],
            onError: {
              target: "#youtubeConnection.connected.succeeded",
              actions: ["emitConnected", emitNotRefreshed],
            },
          },
        },
      },
    },
    connected: {
      initial: "idle",
      entry: "clearUrl",
      states: {
        idle: { on: whileConnected },
        disconnecting: {
          invoke: {
            id: "disconnect",
            src: "disconnect",
            onDone: {
              target: "#youtubeConnection.disconnected.succeeded",
              actions: { type: "emitDisconnected", params: ({ event }) => event.output },
            },
            onError: { target: "failed", actions: emitFailed("disconnect") },
          },
        },
        succeeded: { on: whileConnected, after: { idleAgain: "idle" } },
        failed: { on: whileConnected, after: { idleAgain: "idle" } },
      },
    },
  },
});
