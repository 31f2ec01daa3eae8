import type { User } from "@trellis/contract/user";
import { disconnectYoutube, youtubeAuth } from "@trellis/contract/youtube";
import type { ActorsOf, ServerReply } from "@trellis/machines/types";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { fromPromise } from "xstate";
import type { api } from "../../platform/api.ts";

/** What the flow needs of the outside world. */
export interface YoutubeWorld {
  api: typeof api;
  /** Takes the browser to an address outside the app. */
  leaveFor: (address: string) => void;
  /** Reads the user anew, and answers whether YouTube is connected. */
  refreshUser: () => Promise<{ isConnected: boolean }>;
  /** Keeps the user that a disconnect answered, where it answered one. */
  keepUser: (user: User | undefined) => void;
}

/** The YouTube button: the steps are the machine's, the calls are here. */
export const youtubeFlow = ({ api, leaveFor, refreshUser, keepUser }: YoutubeWorld): typeof youtubeConnectionMachine =>
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
