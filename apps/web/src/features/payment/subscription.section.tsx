import { Badge, type BadgeTone } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { SubscriptionView } from "./subscription-view.ts";

export interface SubscriptionSectionProps {
  view: SubscriptionView;
  onUpdateCard: () => void;
  /** The plans, and the payment dialog while it is open. */
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

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tr-space-4);
  align-items: center;
  justify-content: space-between;
  & > div {
    display: grid;
    flex: 1 1 24ch;
    gap: var(--tr-space-1);
    min-width: 0;
  }
  & > div > p {
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

const tones = { active: "success", ended: "warning" } as const satisfies Record<string, BadgeTone>;

/** The current plan, its trial status and a button to update the card. */
export function SubscriptionSection({ view, onUpdateCard, children }: SubscriptionSectionProps): ReactNode {
  const { t } = useTranslation(["payment", "settings"]);
  return (
    <Group>
      <Card id="subscription" title={t("settings:subscription.title")} action={<State {...view} />}>
        <Current>
          <div>
            <Name>
              <strong>{view.plan ?? t("subscription.absent")}</strong>
              {view.price && <span>{t(`subscription.price.${view.price.per}`, { price: view.price.amount })}</span>}
            </Name>
            <Trial {...view} />
          </div>
          <Button variant="secondary" onClick={onUpdateCard}>
            {t("cardUpdate.open")}
          </Button>
        </Current>
      </Card>
      {children}
    </Group>
  );
}

function State({ is, isInTrial }: SubscriptionView): ReactNode {
  const { t } = useTranslation("payment");
  if (is === "absent") return null;
  if (isInTrial) return <Badge tone="ai">{t("subscription.trial")}</Badge>;
  return (
    <Badge tone={tones[is]} dot>
      {t(`subscription.${is}`)}
    </Badge>
  );
}

function Trial({ is, isInTrial, trialEndsAt }: SubscriptionView): ReactNode {
  const { t, i18n } = useTranslation("payment");
  if (is === "absent") return <p>{t("subscription.choose")}</p>;
  if (trialEndsAt === undefined) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(trialEndsAt);
  return <p>{t(isInTrial ? "subscription.trialActive" : "subscription.trialEnded", { date })}</p>;
}
