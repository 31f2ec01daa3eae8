import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Platform } from "@trellis/contract/platforms";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { toast } from "../../platform/toast.ts";
import { platformNames } from "../../platforms.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import type { SocialAccounts } from "./social-accounts-view.ts";
import { socialStatusQuery } from "./social-status.query.ts";
import type { YoutubeActions } from "./start-youtube-flow.ts";

const parameter = "youtube";
const fetchFlow = () => import("./start-youtube-flow.ts");

/** Reports once that the user has returned from YouTube’s consent page, and removes the outcome from the URL. */
function useYoutubeReturn(onReturn: (outcome: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const outcome = search.get(parameter);
  const reported = useRef<string>(null);
  const report = useEffectEvent((returned: string) => {
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

/** Returns whether YouTube is being connected or disconnected, and a function that runs an action of its flow. */
function useYoutubeFlow(isConnected: boolean): [isBusy: boolean, run: (act: (flow: YoutubeActions) => void) => void] {
  const { t } = useTranslation("social");
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [flow, setFlow] = useState<YoutubeActions>();
  useEffect(() => flow?.stop, [flow]);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useEffect(() => flow?.setConnected(isConnected), [flow, isConnected]);
  // Loaded with the first action, because most visits need none.
  const start = async (act: (started: YoutubeActions) => void) => {
    setBusy(true);
    try {
      const { startYoutubeFlow } = await fetchFlow();
      // The user has left the screen, so the action must not open another page.
      if (!isMounted.current) return;
      const started = startYoutubeFlow(client, setBusy);
      setFlow(started);
      act(started);
    } catch (failure) {
      setBusy(false);
      showFailureToast(failure, failureText(failure, t("failed.connect")));
    }
  };
  return [isBusy, (act) => void (flow ? act(flow) : start(act))];
}

/** Returns the connected platforms and their actions. Reads the session’s user, which the server’s reply updates. */
export function useSocialAccounts(): SocialAccounts {
  const { t } = useTranslation("social");
  const { connected } = useUser();
  const { data: status } = useQuery(socialStatusQuery);
  const [returnedFrom, setReturnedFrom] = useState<Platform>();
  const [isBusy, run] = useYoutubeFlow(connected.youtube);

  useEffect(() => {
    const before = session.auth.read().user?.connected;
    if (status && before) session.updateUser({ connected: { ...before, ...status } });
  }, [status]);
  useYoutubeReturn((outcome) => {
    run((flow) => flow.return(outcome));
    setReturnedFrom("youtube");
  });

  return {
    connected,
    isBusy,
    returnedFrom,
    onToggle(platform) {
      if (platform !== "youtube") toast.neutral(t("soon", { platform: platformNames[platform] }));
      else run((flow) => flow.toggle());
    },
  };
}
