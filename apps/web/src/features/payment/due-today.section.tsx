import { billingPeriod, type Plan } from "@trellis/contract/plan";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoney, trialEnd } from "./amounts.ts";
import { Box, Facts } from "./facts.tsx";

export interface DueTodayProps {
  plan: Plan;
  /** Whether the subscription starts with a free trial. */
  isFree: boolean;
  now: Date;
}

/** Shows what a new subscription costs today and from then on. */
export function DueToday({ plan, isFree, now }: DueTodayProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const money = (amount: number) => formatMoney(amount, i18n.language);
  return (
    <Box>
      <Facts>
        <div data-strong="">
          <dt>{t("dialog.due.today")}</dt>
          <dd>{money(isFree ? 0 : plan.price)}</dd>
        </div>
        <div>
          <dt>{t(`dialog.due.${billingPeriod(plan.durationDays)}`)}</dt>
          <dd>
            {isFree
              ? t("dialog.due.from", {
                  amount: money(plan.price),
                  date: formatDay(trialEnd(now), now, i18n.language),
                })
              : money(plan.price)}
          </dd>
        </div>
      </Facts>
    </Box>
  );
}
