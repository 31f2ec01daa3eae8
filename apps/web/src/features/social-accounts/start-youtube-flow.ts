import type { QueryClient } from "@tanstack/react-query";
import { outcomeIn, viewOf, type YoutubeConnectionEmitted } from "@trellis/machines/youtube-connection";
import i18next from "i18next";
import { createActor } from "xstate";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { leaveFor } from "../../platform/page.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { failureText } from "../../text/failure-text.ts";
import { socialStatusQuery } from "./social-status.query.ts";
import { youtubeFlow } from "./youtube.flow.ts";

const readConnected = () => session.auth.read().user?.connected;

function keepConnection(isConnected: boolean): void {
  const before = readConnected();
  if (before) session.updateUser({ connected: { ...before, youtube: isConnected } });
}

function report(event: YoutubeConnectionEmitted): void {
  const t = i18next.getFixedT(null, "social");
  if (event.type === "connected") toast.success(t("done.connected"));
  if (event.type === "disconnected") toast.success(event.message || t("done.disconnected"));
  if (event.type === "notConnected") {
    if (event.reason === "denied") toast.neutral(t("denied"));
    else toast.error(t("failed.connect"));
  }
  if (event.type === "failed") {
    const text = t(event.stage === "disconnect" ? "failed.disconnect" : "failed.connect");
    showFailureToast(event.error, failureText(event.error, text));
  }
  if (event.type === "notRefreshed") keepConnection(true);
}

/** The actions of a running flow. */
export interface YoutubeActions {
  toggle: () => void;
  /** Reports that the user has returned from YouTube’s consent page with this outcome. */
  return: (outcome: string) => void;
  setConnected: (isConnected: boolean) => void;
  stop: () => void;
}

/** Starts the flow that connects YouTube. Shows outcomes as toasts, and calls `onBusy` when it becomes busy or idle. */
export function startYoutubeFlow(client: QueryClient, onBusy: (isBusy: boolean) => void): YoutubeActions {
  const flow = youtubeFlow({
    api,
    leaveFor,
    async refreshUser() {
      await session.refresh();
      return { isConnected: readConnected()?.youtube ?? false };
    },
    keepUser(user) {
      const before = readConnected();
      const connected = user?.connected ?? (before && { ...before, youtube: false });
      if (!connected) return;
      // A pending reply could still report YouTube as connected.
      void client.cancelQueries(socialStatusQuery);
      client.setQueryData(socialStatusQuery.queryKey, connected);
      session.updateUser({ connected });
    },
  });
  const actor = createActor(flow, { input: { isConnected: readConnected()?.youtube ?? false } });
  actor.subscribe((snapshot) => onBusy(viewOf(snapshot).status === "loading"));
  actor.on("*", report);
  actor.start();
  return {
    toggle() {
      const { is } = viewOf(actor.getSnapshot());
      actor.send({ type: is === "connected" ? "disconnect.requested" : "connect.requested" });
    },
    return: (outcome) => actor.send({ type: "consent.returned", outcome: outcomeIn(outcome) ?? "error" }),
    setConnected: (isConnected) => actor.send({ type: "connection.changed", isConnected }),
    stop: () => void actor.stop(),
  };
}
