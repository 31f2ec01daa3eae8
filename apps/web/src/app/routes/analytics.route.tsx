import { useQuery } from "@tanstack/react-query";
import { CallFailed } from "@trellis/contract/call-failed";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { analyticsQuery } from "../../features/analytics/analytics.query.ts";
import { AnalyticsScreen } from "../../features/analytics/analytics.screen.tsx";
import { type AnalyticsView, viewOf } from "../../features/analytics/analytics-view.ts";
import { ConnectYoutubeButton } from "../../features/social-accounts/connect-youtube-button.tsx";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { useFailureToast } from "../../platform/failure-toast.ts";
import { useFocusRecovery } from "../../platform/focus.ts";

/** Whether the server replied that no channel is connected. */
const isDisconnected = (failure: Error | null): boolean => failure instanceof CallFailed && failure.status === 409;

/** Analytics of the connected channel for the last 30 days. */
export function AnalyticsRoute(): ReactNode {
  const { t } = useTranslation("analytics");
  const { youtube: isConnected } = useUser().connected;
  const { data, error, refetch } = useQuery({ ...analyticsQuery, enabled: isConnected });
  useFailureToast(error, t("failed.title"));
  useEffect(() => {
    if (isDisconnected(error)) void session.check();
  }, [error]);

  const view = (): AnalyticsView => {
    if (!isConnected) return { is: "notConnected" };
    if (data) return viewOf(data);
    if (error) return { is: "failed", reason: failureText(error), onRetry: () => void refetch() };
    return { is: "loading" };
  };
  const current = view();
  useFocusRecovery(current.is);
  return <AnalyticsScreen view={current} connect={<ConnectYoutubeButton />} />;
}
