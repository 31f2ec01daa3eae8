import type { User } from "@trellis/contract/user";
import { disconnectYoutube, youtubeAuth } from "@trellis/contract/youtube";
import type { ActorsOf, ServerReply } from "@trellis/machines/types";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { fromPromise } from "xstate";
import type { api } from "../../platform/api.ts";

/** Dependencies of the flow. */
export interface YoutubePorts {
  api: typeof api;
  /** Navigates to an external URL. */
  leaveFor: (address: string) => void;
  /** Reloads the user and returns whether YouTube is connected. */
  refreshUser: () => Promise<{ isConnected: boolean }>;
  /** Stores that YouTube is disconnected. `user` is the user in the server's reply, if any. */
  keepUser: (user: User | undefined) => void;
}

/** The YouTube connection machine with the API calls provided. */
export const youtubeFlow = ({ api, leaveFor, refreshUser, keepUser }: YoutubePorts): typeof youtubeConnectionMachine =>
  youtubeConnectionMachine.provide({
    actors: {
      requestAuthUrl: fromPromise(({ signal }) => api(youtubeAuth, {}, signal)),
      openConsent: fromPromise(async ({ input }) => leaveFor(input.authUrl)),
      refreshUser: fromPromise(refreshUser),
      disconnect: fromPromise<ServerReply>(async () => {
        const { message, user } = await api(disconnectYoutube, {});
        keepUser(user);
        return { message };
      }),
    } satisfies ActorsOf<typeof youtubeConnectionMachine>,
  });
