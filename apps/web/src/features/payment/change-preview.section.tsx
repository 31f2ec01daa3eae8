import type { PlanChangePreview } from "@trellis/contract/billing";
import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import { Skeleton } from "@trellis/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateOf, formatDay, formatMoney } from "./amounts.ts";
import { Facts } from "./facts.tsx";
import { Box } from "./box.tsx";

/** The price of a plan change. Without it, the plan can't be changed. */
export type PreviewView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "ready"; preview: PlanChangePreview };

export interface ChangePreviewProps {
  view: PreviewView;
  now: Date;
}

/** Shows what a plan change costs today and from then on. */
export function ChangePreview({ view, now }: ChangePreviewProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  if (view.is === "failed")
    return (
      <Notice
        kind="danger"
        title={t("preview.failed")}
        action={
          <Button variant="secondary" size="sm" onClick={view.onRetry}>
            {t("retry")}
          </Button>
        }
      >
        {view.reason}
      </Notice>
    );
  if (view.is === "loading") return <Skeleton shape="block" height={96} />;
  const { dueToday, credit, nextCharge } = view.preview;
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const next = dateOf(nextCharge?.at);
  return (
    <Box>
      <Facts>
        <div data-strong>
          <dt>{t("preview.dueToday")}</dt>
          <dd>{money(dueToday)}</dd>
        </div>
        {credit ? (
          <div>
            <dt>{t("preview.credit")}</dt>
            <dd>{money(-credit)}</dd>
          </div>
        ) : null}
        {nextCharge && next && (
          <div>
            <dt>{t("preview.next")}</dt>
            <dd>
              {t("preview.nextOn", { amount: money(nextCharge.amount), date: formatDay(next, now, i18n.language) })}
            </dd>
          </div>
        )}
      </Facts>
    </Box>
  );
}
