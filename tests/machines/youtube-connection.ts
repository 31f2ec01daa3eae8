import { start, type Fakes } from "@trellis/machines/testing";
import {
  viewOf,
  youtubeConnectionMachine,
  type Outcome,
  type YoutubeConnectionEvent,
} from "@trellis/machines/youtube-connection";

export type YoutubeFakes = Fakes<typeof youtubeConnectionMachine>;

/** Fake actors whose calls all succeed. */
export const succeeding = {
  requestAuthUrl: () => ({ authUrl: "https://consent.example/1" }),
  openConsent: () => null,
  refreshUser: () => ({ isConnected: true }),
  disconnect: () => ({ message: "YouTube disconnected" }),
} satisfies YoutubeFakes;

export const connect = { type: "connect.requested" } as const;
export const disconnect = { type: "disconnect.requested" } as const;
export const cancel = { type: "cancel.requested" } as const;
export const returned = (outcome: Outcome) => ({ type: "consent.returned", outcome }) as const;
export const connectionChanged = (isConnected: boolean) => ({ type: "connection.changed", isConnected }) as const;

export const rejecting = (error: unknown) => async () => {
  throw error;
};

/** Starts a flow and adds shorthands for its current state. */
export function startFlow(fakes: YoutubeFakes = {}, isConnected = false) {
  const run = start(youtubeConnectionMachine, { ...succeeding, ...fakes }, { input: { isConnected } });
  const now = () => run.actor.getSnapshot();
  return {
    ...run,
    view: () => viewOf(now()),
    value: () => now().value,
    context: () => now().context,
    accepts: (event: YoutubeConnectionEvent) => now().can(event),
    calledActors: () => run.calls.map(({ name }) => name),
  };
}
