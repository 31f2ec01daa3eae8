import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { Pot } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

/** A card that fills most of the page in place of the plans. */
const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: clamp(340px, 100dvh - 300px, 460px);
  padding: var(--tr-space-6) var(--tr-space-4);
  border-radius: var(--tr-radius-xl);
  background: var(--tr-surface);
  box-shadow:
    inset 0 0 0 1px var(--tr-line),
    var(--tr-shadow-1);
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
        picture={<Pot mood="wilted" />}
        title={t("loadFailed")}
        titleLevel={titleLevel}
        action={<Button onClick={onRetry}>{t("retry")}</Button>}
      >
        {reason}
      </ErrorState>
    </Root>
  );
}
