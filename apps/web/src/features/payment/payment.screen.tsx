import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { Plans, type PlansView } from "./plans.section.tsx";

export interface PaymentScreenProps {
  view: PlansView;
  /** Whether the free days have been had. */
  trialUsed: boolean;
  /** The dialog, while one is open. */
  children?: ReactNode;
}

const Page = styled.div`
  display: grid;
  gap: var(--tr-space-6);
`;

/** The plans, and what they cost. */
export function PaymentScreen({ view, trialUsed, children }: PaymentScreenProps): ReactNode {
  const { t } = useTranslation("payment");
  return (
    <Page>
      <PageHeader title={t("title")} text={t("lead")} />
      <FreeTrialBand title={t("trial.title")} text={t(trialUsed ? "trial.used" : "trial.open")} />
      <Plans view={view} />
      {children}
    </Page>
  );
}
