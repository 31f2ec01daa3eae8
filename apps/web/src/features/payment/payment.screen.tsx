import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { Plans, type PlansView } from "./plans.section.tsx";

export interface PaymentScreenProps {
  view: PlansView;
  /** Whether the user has used the free trial. */
  trialUsed: boolean;
  /** The payment dialog, while it is open. */
  children?: ReactNode;
}

const Page = styled.div`
  display: grid;
  gap: var(--tr-space-6);
`;

/** The plans page. */
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
