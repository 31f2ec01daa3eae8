import { ButtonLink } from "@trellis/ui/button";
import { Badge } from "@trellis/ui/badge";
import { Card } from "@trellis/ui/card";
import { GardenEdge, OpenBloom } from "@trellis/ui/illustration";
import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { formatMoney } from "./amounts.ts";
import { longDate } from "../../text/long-date.ts";
import { Facts } from "./facts.tsx";
import { PaymentPage } from "./payment.screen.tsx";
import { planName } from "./plan-text.ts";
import type { SubscriptionView } from "./subscription-view.ts";
import { State, Status } from "./subscription-state.tsx";

export interface SubscribedScreenProps {
  view: SubscriptionView;
  isSandbox?: boolean;
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4) var(--tr-space-10);
  & > svg {
    display: none;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
    align-items: center;
    & > svg {
      display: block;
      grid-row: 1 / span 2;
      grid-column: 2;
      justify-self: center;
    }
  }
  & footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3);
  }
`;

/** The page that a subscriber sees instead of the plans for sale. */
export function SubscribedScreen({ view, isSandbox = false }: SubscribedScreenProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const { nextCharge, price } = view;
  return (
    <PaymentPage>
      <PageHeader
        title={t("subscribed.title")}
        text={t("subscribed.lead")}
        action={
          isSandbox && (
            <div>
              <Badge tone="info">{t("card.sandboxTitle")}</Badge>
            </div>
          )
        }
      />
      <Box>
        <Card
          title={view.plan === undefined ? t("subscribed.plan") : planName(view.plan, t)}
          action={<State {...view} />}
        >
          <Status view={view} />
          <Facts>
            {price && (
              <div>
                <dt>{t("subscribed.price")}</dt>
                <dd>{t(`subscription.price.${price.per}`, { price: price.amount })}</dd>
              </div>
            )}
            {nextCharge && (
              <div>
                <dt>{t("subscription.nextPayment")}</dt>
                <dd>
                  {t("preview.nextOn", {
                    amount: formatMoney(nextCharge.amount, i18n.language),
                    date: longDate(nextCharge.at, i18n.language),
                  })}
                </dd>
              </div>
            )}
          </Facts>
        </Card>
        <footer>
          <ButtonLink href={paths.dashboard}>{t("subscribed.dashboard")}</ButtonLink>
          <ButtonLink variant="secondary" href={`${paths.settings}#subscription`}>
            {t("subscribed.settings")}
          </ButtonLink>
        </footer>
        <OpenBloom width={340} />
      </Box>
      <GardenEdge data-part="foot" />
    </PaymentPage>
  );
}
