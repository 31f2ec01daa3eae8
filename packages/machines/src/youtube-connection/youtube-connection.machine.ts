import { consentReturned, failed, foundConnected, heardWhenConnected, notConfirmed } from "./transitions.ts";
import { vocabulary } from "./vocabulary.ts";

/**
 * One button for one channel: connect it, by way of YouTube's own consent page, or disconnect it.
 *
 * Needs: `requestAuthUrl` → {authUrl} · `openConsent` {authUrl} hands the browser over · `refreshUser` → {isConnected}, which
 * proves a consent · `disconnect`, which may answer with a `message`.
 * Hears: `connect.requested`, `disconnect.requested`, `cancel.requested` · `consent.returned {outcome}` once the person is back,
 * also on a page that was loaded anew · `connection.changed {isConnected}` when the account says so, whoever changed it.
 * Says: `connected` · `notConnected {reason}` · `disconnected` · `failed` with its stage · `notRefreshed`: connected, but the user
 * shown is the old one.
 *
 *     disconnected.idle ──connect.requested──▶ requesting ──▶ handingOver ──▶ consenting.waiting
 *                                                                                    │
 *     disconnected.failed ◀──cancelled, denied, expired, error──── consent.returned ─┤
 *                                                                                    ▼ connected
 *                        connected.succeeded ◀──it is so──────────────── consenting.checking
 *     connected.idle ──disconnect.requested──▶ disconnecting ──▶ disconnected.succeeded
 *
 *     What succeeded or failed rests 3 s and is then idle again (spec §4); pressing sooner is fine.
 *     cancel.requested leads back to disconnected.idle from anywhere on the way to the consent page, and from there.
 */
export const youtubeConnectionMachine = vocabulary.createMachine({
  id: "youtubeConnection",
  context: ({ input }) => ({ startsConnected: input.isConnected, authUrl: "" }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "startsConnected", target: "connected" }, { target: "disconnected" }] },
    disconnected: {
      initial: "idle",
      on: { "consent.returned": consentReturned, "connection.changed": foundConnected },
      states: {
        idle: { tags: "rest", entry: "forgetUrl", on: { "connect.requested": "requesting" } },
        requesting: {
          on: { "cancel.requested": "idle" },
          invoke: {
            id: "requestAuthUrl",
            src: "requestAuthUrl",
            onDone: { target: "handingOver", actions: { type: "keepUrl", params: ({ event }) => event.output } },
            onError: { target: "failed", actions: failed("requestAuthUrl") },
          },
        },
        handingOver: {
          on: { "cancel.requested": "idle" },
          invoke: {
            id: "openConsent",
            src: "openConsent",
            input: ({ context }) => ({ authUrl: context.authUrl }),
            onDone: "#youtubeConnection.consenting",
            onError: { target: "failed", actions: failed("openConsent") },
          },
        },
        succeeded: { on: { "connect.requested": "requesting" }, after: { idleAgain: "idle" } },
        failed: { on: { "connect.requested": "requesting" }, after: { idleAgain: "idle" } },
      },
    },
    consenting: {
      initial: "waiting",
      states: {
        // The person is elsewhere, and may never come back.
        waiting: {
          tags: "rest",
          on: {
            "consent.returned": consentReturned,
            "connection.changed": foundConnected,
            "connect.requested": "#youtubeConnection.disconnected.requesting",
            "cancel.requested": "#youtubeConnection.disconnected",
          },
        },
        // Anyone can write "connected" into an address, so the account has the last word.
        checking: {
          invoke: {
            id: "refreshUser",
            src: "refreshUser",
            onDone: [
              {
                guard: { type: "isConnected", params: ({ event }) => event.output },
                target: "#youtubeConnection.connected.succeeded",
                actions: "sayConnected",
              },
              { target: "#youtubeConnection.disconnected.failed", actions: notConfirmed },
            ],
            onError: {
              target: "#youtubeConnection.connected.succeeded",
              actions: ["sayConnected", { type: "sayNotRefreshed", params: ({ event }) => event }],
            },
          },
        },
      },
    },
    connected: {
      initial: "idle",
      entry: "forgetUrl",
      states: {
        idle: { tags: "rest", on: heardWhenConnected },
        disconnecting: {
          invoke: {
            id: "disconnect",
            src: "disconnect",
            onDone: {
              target: "#youtubeConnection.disconnected.succeeded",
              actions: { type: "sayDisconnected", params: ({ event }) => event.output },
            },
            onError: { target: "failed", actions: failed("disconnect") },
          },
        },
        succeeded: { on: heardWhenConnected, after: { idleAgain: "idle" } },
        failed: { on: heardWhenConnected, after: { idleAgain: "idle" } },
      },
    },
  },
});
