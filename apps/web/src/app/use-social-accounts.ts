import { useQuery } from "@tanstack/react-query";
import { viewOf } from "@trellis/machines/youtube-connection";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { session } from "../features/session/session.ts";
import { useUser } from "../features/session/use-session.ts";
import type { SocialAccounts } from "../features/social-accounts/shown-platform.tsx";
import { socialStatusQuery } from "../features/social-accounts/social-status.query.ts";
import { youtubeFlow } from "../features/social-accounts/youtube.flow.ts";
import { api } from "../platform/api.ts";
import { leaveFor } from "../platform/page.ts";
import { toast } from "../platform/toast.ts";
import { failureText } from "../text/failure-text.ts";
import { queryClient } from "./query-client.ts";
import { refreshUser } from "./refresh-user.ts";
import { tellFailure } from "./tell-failure.ts";
import { useYoutubeReturn } from "./use-youtube-return.ts";

const isYoutubeConnected = () => session.auth.read().user?.connected.youtube ?? false;

const flow = youtubeFlow({
  api,
  leaveFor,
  async refreshUser() {
    await refreshUser();
    return { isConnected: isYoutubeConnected() };
  },
  keepUser(user) {
    const before = session.auth.read().user?.connected;
    const connected = user?.connected ?? (before && { ...before, youtube: false });
    if (!connected) return;
    // An answer that is still on its way knows of the channel that is no more.
    void queryClient.cancelQueries(socialStatusQuery);
    queryClient.setQueryData(socialStatusQuery.queryKey, connected);
    session.update({ connected });
  },
});

/** Which platforms are connected, and what their buttons do. Until the server has said, what the session knows. */
export function useSocialAccounts(): SocialAccounts {
  const { t } = useTranslation("social");
  const { connected } = useUser();
  const { data: status } = useQuery(socialStatusQuery);
  const actor = useActorRef(flow, { input: { isConnected: connected.youtube } });
  const view = useSelector(actor, viewOf, (one, other) => one.is === other.is && one.status === other.status);

  useEffect(() => {
    if (status) session.update({ connected: status });
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
    const heard = [
      actor.on("connected", () => toast.success(t("done.connected"))),
      actor.on("disconnected", ({ message }) => toast.success(message || t("done.disconnected"))),
      actor.on("notConnected", ({ reason }) =>
        reason === "denied" ? toast.neutral(t("denied")) : toast.error(t("failed.connect")),
      ),
      actor.on("failed", ({ stage, error }) => tellFailure(error, failureText(error, t(failed[stage])))),
      actor.on("notRefreshed", () => session.update({ connected: { ...connected, youtube: true } })),
    ];
    return () => heard.forEach((each) => each.unsubscribe());
  }, [actor, connected, t]);
  useYoutubeReturn((outcome) => actor.send({ type: "consent.returned", outcome }));

  return {
    connected,
    isBusy: view.status === "loading",
    onToggle(platform) {
      if (platform !== "youtube") toast.neutral(t("soon", { platform: t(`names.${platform}`) }));
      else actor.send({ type: view.is === "connected" ? "disconnect.requested" : "connect.requested" });
    },
  };
}
