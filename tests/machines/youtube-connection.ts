import { start, type Fakes } from "@trellis/machines/testing";
import {
  viewOf,
  youtubeConnectionMachine,
  type Outcome,
  type YoutubeConnectionEvent,
} from "@trellis/machines/youtube-connection";

export type YoutubeFakes = Fakes<typeof youtubeConnectionMachine>;

/** What a server that agrees to everything answers. */
export const working = {
  requestAuthUrl: () => ({ authUrl: "https://consent.example/1" }),
  openConsent: () => null,
  refreshUser: () => ({ isConnected: true }),
  disconnect: () => ({ message: "YouTube disconnected" }),
} satisfies YoutubeFakes;

export const connect = { type: "connect.requested" } as const;
export const disconnect = { type: "disconnect.requested" } as const;
export const cancel = { type: "cancel.requested" } as const;
export const back = (outcome: Outcome) => ({ type: "consent.returned", outcome }) as const;
export const found = (isConnected: boolean) => ({ type: "connection.changed", isConnected }) as const;

export const failing = (error: unknown) => async () => {
  throw error;
};

/** A flow under way, and short words for what is asked of it. */
export function begin(fakes: YoutubeFakes = {}, isConnected = false) {
  const run = start(youtubeConnectionMachine, { ...working, ...fakes }, { input: { isConnected } });
  const now = () => run.actor.getSnapshot();
  return {
    ...run,
    view: () => viewOf(now()),
    value: () => now().value,
    context: () => now().context,
    hears: (event: YoutubeConnectionEvent) => now().can(event),
    rests: () => now().hasTag("rest"),
    names: () => run.calls.map(({ name }) => name),
  };
}
