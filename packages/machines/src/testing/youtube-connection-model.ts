import { outcomes, viewOf, youtubeConnectionMachine, type YoutubeConnectionView } from "../youtube-connection/index.ts";
import type { TestModel } from "./test-model.ts";

/** Returns a model whose paths cover every outcome of the consent, and disconnecting in this UI and elsewhere. */
export const youtubeConnectionModel = (
  isConnected: boolean,
): TestModel<typeof youtubeConnectionMachine, YoutubeConnectionView> => ({
  machine: youtubeConnectionMachine,
  viewOf,
  input: { isConnected },
  events: [
    { type: "connect.requested" },
    { type: "disconnect.requested" },
    { type: "cancel.requested" },
    ...outcomes.map((outcome) => ({ type: "consent.returned" as const, outcome })),
    { type: "connection.changed", isConnected: true },
    { type: "connection.changed", isConnected: false },
  ],
  outputs: {
    requestAuthUrl: [{ authUrl: "https://consent.example/1" }],
    refreshUser: [{ isConnected: true }, { isConnected: false }],
    disconnect: [{}],
  },
});
