import { Badge } from "@trellis/ui/badge";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { GardenEdge } from "@trellis/ui/illustration";
import { Notice } from "@trellis/ui/notice";
import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { Plans, type PlansView } from "./plans.section.tsx";
import { TrialTimeline } from "./trial-timeline.section.tsx";

export interface PaymentScreenProps {
  view: PlansView;
  /** Whether the next subscription starts with a free trial. */
  hasTrial: boolean;
  /** Whether the screen is as narrow as a phone’s. */
  isSmall?: boolean;
  /** Whether payments are only simulated. */
  isSandbox?: boolean;
  /** When the free trial would start. */
  now: Date;
  /** The payment dialog, while it is open. */
  children?: ReactNode;
}

/** Fills the content area of the frame, so that the illustration is at the bottom. */
export const PaymentPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--tr-space-6);
  min-height: calc(100dvh - 64px - 12px - 80px);
  & > [data-part="foot"] {
    flex: none;
    margin-block: auto -48px;
  }
  /* The frame makes room for the assistant's button, which may cover the illustration. */
  @media (min-width: 768px) {
    body:has(button[data-placement="corner"]) & {
      min-height: calc(100dvh - 64px - 12px - 128px);
      & > [data-part="foot"] {
        margin-bottom: -96px;
      }
    }
  }
  /* On laptops, the trial timeline leaves no room for the illustration. */
  @media (min-width: 768px) and (max-height: 1000px) {
    & > section + [data-part="foot"] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    min-height: calc(100dvh - 56px - 126px);
    & > [data-part="foot"] {
      margin-bottom: -110px;
    }
  }
`;

/** The plans page. */
export function PaymentScreen({
  view,
  hasTrial,
  isSmall = false,
  isSandbox = false,
  now,
  children,
}: PaymentScreenProps): ReactNode {
  const { t } = useTranslation("payment");
  // Without plans, there is no free trial to offer.
  const hasOffer = view.is === "ready" || view.is === "loading";
  return (
    <PaymentPage>
      <PageHeader
        title={t("title")}
        text={t("lead")}
        action={
          isSandbox && (
            <div>
              <Badge tone="info">{t("card.sandboxTitle")}</Badge>
            </div>
          )
        }
      />
      {hasOffer && hasTrial && <FreeTrialBand title={t("trial.title")} text={t("trial.open")} />}
      {hasOffer && !hasTrial && <Notice>{t("trial.used")}</Notice>}
      <Plans view={view} startsWithBest={isSmall} offer={{ hasTrial, now }} />
      {view.is === "ready" && hasTrial && <TrialTimeline now={now} />}
      <GardenEdge data-part="foot" />
      {children}
    </PaymentPage>
  );
}
