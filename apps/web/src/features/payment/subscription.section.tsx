import { Badge, type BadgeTone } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AccountRows } from "../../shared/account/account-row.tsx";
import { longDate } from "../../text/long-date.ts";
import { type BillingDetailsView, SubscriptionFacts } from "./subscription-facts.section.tsx";
import { planName } from "./plan-text.ts";
import type { SubscriptionView } from "./subscription-view.ts";

export interface SubscriptionSectionProps {
  view: SubscriptionView;
  details?: BillingDetailsView;
  onUpdateCard: () => void;
  /** Opens the dialog that cancels the subscription; missing if that is not possible. */
  onCancel?: (() => void) | undefined;
  /** Opens the dialog that undoes a cancellation; missing if that is not possible. */
  onResume?: (() => void) | undefined;
  /** The plans, the receipts, and the dialog that is open. */
  children?: ReactNode;
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4);
  & > section {
    scroll-margin-top: 84px;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4);
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3);
  }
  & > footer,
  & > ${AccountRows} {
    padding-top: var(--tr-space-4);
    border-top: 1px solid var(--tr-line);
  }
`;

const Current = styled.div`
  display: grid;
  gap: var(--tr-space-1);
  & > p {
    color: var(--tr-text-2);
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--tr-space-2);
  align-items: baseline;
  & > strong {
    color: var(--tr-text);
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-2xl);
    line-height: 1.2;
  }
`;

const tones = {
  active: "success",
  pastDue: "danger",
  canceling: "warning",
  ended: "warning",
} as const satisfies Record<string, BadgeTone>;

/** The current plan, its state, the next payment, and the card. */
export function SubscriptionSection(props: SubscriptionSectionProps): ReactNode {
  const { view, details = { is: "absent" }, onUpdateCard, onCancel, onResume, children } = props;
  const { t } = useTranslation(["payment", "settings"]);
  return (
    <Group>
      <Card id="subscription" title={t("settings:subscription.title")} action={<State {...view} />}>
        <Body>
          {view.is === "pastDue" && <PastDue view={view} onUpdateCard={onUpdateCard} />}
          <Current>
            <Name>
              <strong>{view.plan === undefined ? t("subscription.absent") : planName(view.plan, t)}</strong>
              {view.price && <span>{t(`subscription.price.${view.price.per}`, { price: view.price.amount })}</span>}
            </Name>
            <Status view={view} />
          </Current>
          <SubscriptionFacts {...{ view, details, onUpdateCard }} />
          {(onCancel ?? onResume) && (
            <footer>
              {onResume && <Button onClick={onResume}>{t("resumption.submit")}</Button>}
              {onCancel && (
                <Button variant="secondary" onClick={onCancel}>
                  {t("cancellation.submit")}
                </Button>
              )}
            </footer>
          )}
        </Body>
      </Card>
      {children}
    </Group>
  );
}

function PastDue({ view, onUpdateCard }: Pick<SubscriptionSectionProps, "view" | "onUpdateCard">): ReactNode {
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

/** Tells the user how long the trial or the access lasts. */
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
