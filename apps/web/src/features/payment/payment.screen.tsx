import { Badge } from "@trellis/ui/badge";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { Plans, type PlansView } from "./plans.section.tsx";

export interface PaymentScreenProps {
  view: PlansView;
  /** Whether the next subscription starts with a free trial. */
  hasTrial: boolean;
  /** Whether no money is charged. */
  isSandbox?: boolean;
  /** The payment dialog, while it is open. */
  children?: ReactNode;
}

/** The layout of the payment page. */
export const PaymentPage = styled.div`
  display: grid;
  gap: var(--tr-space-6);
`;

/** The plans page. */
export function PaymentScreen({ view, hasTrial, isSandbox = false, children }: PaymentScreenProps): ReactNode {
  const { t } = useTranslation("payment");
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
      <FreeTrialBand title={t("trial.title")} text={t(hasTrial ? "trial.open" : "trial.used")} />
      <Plans view={view} />
      {children}
    </PaymentPage>
  );
}
