import { billingPeriod, type Plan } from "@trellis/contract/plan";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { formatDay, formatMoney, trialEnd } from "./amounts.ts";
import { Facts } from "./facts.tsx";
import { Box } from "./box.tsx";

export interface DueTodayProps {
  plan: Plan;
  /** Whether the subscription starts with a free trial. */
  isFree: boolean;
  now: Date;
}

const Note = styled.p`
  padding-block: 10px 12px;
  border-top: 1px solid var(--tr-line);
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  text-wrap: pretty;
`;

/** Shows what a new subscription costs today and from then on, and how to stop it. */
export function DueToday({ plan, isFree, now }: DueTodayProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const date = formatDay(trialEnd(now), now, i18n.language);
  return (
    <Box>
      <Facts>
        <div data-strong="">
          <dt>{t("dialog.due.today")}</dt>
          <dd>{money(isFree ? 0 : plan.price)}</dd>
        </div>
        <div>
          <dt>{t(`dialog.due.${billingPeriod(plan.durationDays)}`)}</dt>
          <dd>{isFree ? t("dialog.due.from", { amount: money(plan.price), date }) : money(plan.price)}</dd>
        </div>
      </Facts>
      <Note>{isFree ? t("dialog.cancelInTrial", { date }) : t("dialog.cancelable")}</Note>
    </Box>
  );
}
