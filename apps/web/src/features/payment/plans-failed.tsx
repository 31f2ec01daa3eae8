import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { Pot } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

/** Takes the place of the plans. It has no background, so that the pot and the plants at the foot of the page form one picture. */
const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: clamp(340px, 100dvh - 300px, 460px);
  & > [role="alert"] {
    width: 100%;
    max-width: 440px;
  }
`;

export interface PlansFailedProps {
  reason: string;
  titleLevel: 2 | 3;
  onRetry: () => void;
}

/** Shows that the plans could not be loaded. */
export function PlansFailed({ reason, titleLevel, onRetry }: PlansFailedProps): ReactNode {
  const { t } = useTranslation("payment");
  return (
    <Root>
      <ErrorState
        picture={<Pot mood="wilted" width={320} />}
        title={t("loadFailed")}
        titleLevel={titleLevel}
        action={<Button onClick={onRetry}>{t("retry")}</Button>}
      >
        {reason}
      </ErrorState>
    </Root>
  );
}
