import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Platform } from "@trellis/contract/platforms";
import { type Outcome, outcomeIn, viewOf } from "@trellis/machines/youtube-connection";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { leaveFor } from "../../platform/page.ts";
import { toast } from "../../platform/toast.ts";
import { platformNames } from "../../platforms.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import type { SocialAccounts } from "./platform-props.tsx";
import { socialStatusQuery } from "./social-status.query.ts";
import { youtubeFlow } from "./youtube.flow.ts";

const isYoutubeConnected = () => session.auth.read().user?.connected.youtube ?? false;

const createFlow = (client: QueryClient) =>
  youtubeFlow({
    api,
    leaveFor,
    async refreshUser() {
      await session.refresh();
      return { isConnected: isYoutubeConnected() };
    },
    keepUser(user) {
      const before = session.auth.read().user?.connected;
      const connected = user?.connected ?? (before && { ...before, youtube: false });
      if (!connected) return;
      // A pending reply could still include the disconnected channel.
      void client.cancelQueries(socialStatusQuery);
      client.setQueryData(socialStatusQuery.queryKey, connected);
      session.updateUser({ connected });
    },
  });

const parameter = "youtube";

/** Reports once that the user has returned from YouTube’s consent page, and removes the outcome from the URL. */
function useYoutubeReturn(onReturn: (outcome: Outcome) => void): void {
  const [search, setSearch] = useSearchParams();
  const outcome = outcomeIn(search.get(parameter));
  const reported = useRef<Outcome>(null);
  const report = useEffectEvent((returned: Outcome) => {
    onReturn(returned);
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    // StrictMode runs effects twice, but the user must get only one toast.
    if (outcome !== null && reported.current !== outcome) report(outcome);
    reported.current = outcome;
  }, [outcome]);
}

/** Returns the connected platforms and their actions. Until the server replies, the session’s user is the source. */
export function useSocialAccounts(): SocialAccounts {
  const { t } = useTranslation("social");
  const { connected } = useUser();
  const { data: status } = useQuery(socialStatusQuery);
  const client = useQueryClient();
  const [flow] = useState(() => createFlow(client));
  const [returnedFrom, setReturnedFrom] = useState<Platform>();
  const actor = useActorRef(flow, { input: { isConnected: connected.youtube } });
  const view = useSelector(actor, viewOf, (one, other) => one.is === other.is && one.status === other.status);

  useEffect(() => {
    const before = session.auth.read().user?.connected;
    if (status && before) session.updateUser({ connected: { ...before, ...status } });
  }, [status]);
  useEffect(
    () => actor.send({ type: "connection.changed", isConnected: connected.youtube }),
    [actor, connected.youtube],
  );
  useEffect(() => {
    const failed = {
      requestAuthUrl: "failed.connect",
      openConsent: "failed.connect",
      disconnect: "failed.disconnect",
    } as const;
    const subscriptions = [
      actor.on("connected", () => toast.success(t("done.connected"))),
      actor.on("disconnected", ({ message }) => toast.success(message || t("done.disconnected"))),
      actor.on("notConnected", ({ reason }) =>
        reason === "denied" ? toast.neutral(t("denied")) : toast.error(t("failed.connect")),
      ),
      actor.on("failed", ({ stage, error }) => showFailureToast(error, failureText(error, t(failed[stage])))),
      actor.on("notRefreshed", () => session.updateUser({ connected: { ...connected, youtube: true } })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, connected, t]);
  useYoutubeReturn((outcome) => {
    actor.send({ type: "consent.returned", outcome });
    setReturnedFrom("youtube");
  });

  return {
    connected,
    isBusy: view.status === "loading",
    returnedFrom,
    onToggle(platform) {
      if (platform !== "youtube") toast.neutral(t("soon", { platform: platformNames[platform] }));
      else actor.send({ type: view.is === "connected" ? "disconnect.requested" : "connect.requested" });
    },
  };
}
