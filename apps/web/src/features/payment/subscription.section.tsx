import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AccountRows } from "../../shared/account/account-rows.ts";
import { type BillingDetailsView, SubscriptionFacts } from "./subscription-facts.section.tsx";
import { planName } from "./plan-text.ts";
import type { SubscriptionView } from "./subscription-view.ts";
import { PastDue, State, Status } from "./subscription-state.tsx";

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
  & > ${AccountRows} {
    padding-top: var(--tr-space-4);
    border-top: 1px solid var(--tr-line);
  }
`;

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tr-space-3) var(--tr-space-5);
  align-items: end;
  justify-content: space-between;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3);
  }
  & > :first-child {
    display: grid;
    flex: 1 1 26ch;
    gap: var(--tr-space-1);
    min-width: 0;
  }
  & p {
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
            <div>
              <Name>
                <strong>{view.plan === undefined ? t("subscription.absent") : planName(view.plan, t)}</strong>
                {view.price && <span>{t(`subscription.price.${view.price.per}`, { price: view.price.amount })}</span>}
              </Name>
              <Status view={view} />
            </div>
            {(onCancel ?? onResume) && (
              <div>
                {onResume && <Button onClick={onResume}>{t("resumption.submit")}</Button>}
                {onCancel && (
                  <Button variant="secondary" onClick={onCancel}>
                    {t("cancellation.submit")}
                  </Button>
                )}
              </div>
            )}
          </Current>
          <SubscriptionFacts {...{ view, details, onUpdateCard }} />
        </Body>
      </Card>
      {children}
    </Group>
  );
}
