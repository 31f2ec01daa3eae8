import { Badge, type BadgeTone } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "../../text/long-date.ts";
import type { SubscriptionView } from "./subscription-view.ts";

const tones = {
  active: "success",
  pastDue: "danger",
  canceling: "warning",
  ended: "warning",
} as const satisfies Record<string, BadgeTone>;

/** The state of the subscription as a badge. */
export function State({ is, isInTrial }: SubscriptionView): ReactNode {
  const { t } = useTranslation("payment");
  if (is === "absent") return null;
  if (isInTrial && is === "active") return <Badge tone="ai">{t("subscription.trial")}</Badge>;
  return (
    <Badge tone={tones[is]} dot>
      {t(`subscription.${is}`)}
    </Badge>
  );
}

/** Tells the user when the trial or the access ends or ended, or to choose a plan. */
export function Status({ view }: { view: SubscriptionView }): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const { is, isInTrial, trialEndsAt, trialDaysLeft: count, endsAt } = view;
  if (is === "absent") return <p>{t("subscription.choose")}</p>;
  if (endsAt && (is === "canceling" || is === "ended"))
    return <p>{t(`subscription.${is}On`, { date: longDate(endsAt, i18n.language) })}</p>;
  if (trialEndsAt === undefined) return null;
  const date = longDate(trialEndsAt, i18n.language);
  if (!isInTrial) return <p>{t("subscription.trialEnded", { date })}</p>;
  return (
    <p>
      {t("subscription.trialActive", { date })} {t("subscription.trialLeft", { count })}
    </p>
  );
}

interface PastDueProps {
  view: SubscriptionView;
  onUpdateCard: () => void;
}

/** Tells the user that a payment failed, and when the charge will be retried. */
export function PastDue({ view, onUpdateCard }: PastDueProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const { nextTryAt } = view;
  return (
    <Notice
      kind="danger"
      title={t("pastDue.title")}
      action={
        <Button size="sm" onClick={onUpdateCard}>
          {t("cardUpdate.open")}
        </Button>
      }
    >
      {nextTryAt ? t("pastDue.retried", { date: longDate(nextTryAt, i18n.language) }) : t("pastDue.text")}
    </Notice>
  );
}
