import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { billingQuery } from "./billing.query.ts";
import { planName } from "./plan-text.ts";
import { subscriptionOf } from "./subscription-view.ts";

/** The plan and its state in one line, for the list of settings on phones. */
export function useSubscriptionSummary(now: Date): { summary: string; isUrgent: boolean } {
  const { t, i18n } = useTranslation("payment");
  const user = useUser();
  const billing = useQuery(billingQuery);
  const { is, plan, isInTrial } = subscriptionOf(user, now, billing.data, i18n.language);
  if (is === "absent" || plan === undefined) return { summary: t("subscription.absent"), isUrgent: false };
  const state = t(isInTrial && is === "active" ? "subscription.trial" : `subscription.${is}`);
  return { summary: `${planName(plan, t)} · ${state}`, isUrgent: is === "pastDue" };
}
