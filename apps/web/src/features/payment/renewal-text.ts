import type { TFunction } from "i18next";
import { formatMoney } from "./amounts.ts";
import { longDate } from "../../text/long-date.ts";
import type { SubscriptionView } from "./subscription-view.ts";

/** Returns what a cancellation changes, and when. `periodEndsAt`: the end of the paid or free period. */
export function cancellationText(
  { is, isInTrial, trialEndsAt }: SubscriptionView,
  periodEndsAt: Date | undefined,
  t: TFunction<"payment">,
  language: string,
): string {
  if (is === "pastDue") return t("cancellation.atOnce");
  const end = isInTrial ? trialEndsAt : periodEndsAt;
  if (!end) return t("cancellation.atPeriodEnd");
  return t(isInTrial ? "cancellation.inTrial" : "cancellation.on", { date: longDate(end, language) });
}

/** Returns what a resumption changes, and when. */
export function resumptionText(
  { endsAt, price }: SubscriptionView,
  amount: number | undefined,
  t: TFunction<"payment">,
  language: string,
): string {
  if (!endsAt || amount === undefined || !price) return t("resumption.text");
  return t("resumption.on", { amount: formatMoney(amount, language), date: longDate(endsAt, language) });
}
