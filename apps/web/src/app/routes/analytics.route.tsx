import { useQuery } from "@tanstack/react-query";
import { CallFailed } from "@trellis/contract/call-failed";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { analyticsQuery } from "../../features/analytics/analytics.query.ts";
import { AnalyticsScreen } from "../../features/analytics/analytics.screen.tsx";
import { type AnalyticsView, viewOf } from "../../features/analytics/analytics-view.ts";
import { session } from "../../features/session/session.ts";
import { useUser } from "../../features/session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useKeptFocus } from "../use-kept-focus.ts";

/** The server has no channel of this account, or no longer. */
const isOver = (failure: Error | null): boolean => failure instanceof CallFailed && failure.status === 409;

/** The last 30 days of the connected channel. */
export function AnalyticsRoute(): ReactNode {
  const { t } = useTranslation("analytics");
  const { youtube: isConnected } = useUser().connected;
  const { data, error, refetch } = useQuery({ ...analyticsQuery, enabled: isConnected });
  useFailureToast(error, t("failed.title"));
  useEffect(() => {
    if (isOver(error)) void session.check();
  }, [error]);

  const view = (): AnalyticsView => {
    if (!isConnected) return { is: "notConnected" };
    if (data) return viewOf(data);
    if (error) return { is: "failed", reason: failureText(error), onRetry: () => void refetch() };
    return { is: "loading" };
  };
  const shown = view();
  useKeptFocus(shown.is);
  return <AnalyticsScreen view={shown} />;
}
