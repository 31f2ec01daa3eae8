import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { Pot } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

/** Shows the message over the outlines of the plans, which keep the height of the page. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  & > [role="alert"] {
    z-index: 1;
    place-self: center;
    width: 100%;
    max-width: 440px;
  }
  & > [data-part="ghosts"] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--tr-space-4);
    min-height: 460px;
    mask-image: linear-gradient(#000 55%, transparent);
  }
  & > [data-part="ghosts"] > i {
    --bar: linear-gradient(var(--tr-line), var(--tr-line)) no-repeat;
    border: 1px solid var(--tr-line-strong);
    border-radius: var(--tr-radius-lg);
    opacity: 0.6;
    background:
      var(--bar) 24px 30px / 30% 14px,
      var(--bar) 24px 68px / 44% 34px,
      var(--bar) 24px 134px / 62% 10px,
      var(--bar) 24px 164px / 50% 10px,
      var(--bar) 24px 194px / 56% 10px;
  }
  & > [data-part="ghosts"] > i:nth-child(2) {
    opacity: 0;
  }
  @media (max-width: 1100px) {
    & > [data-part="ghosts"] {
      grid-template-columns: minmax(0, 1fr);
      & > i {
        background: none;
      }
      & > i:not(:first-child) {
        display: none;
      }
    }
  }
  @media (forced-colors: active) {
    & > [data-part="ghosts"] {
      visibility: hidden;
    }
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
      <div data-part="ghosts" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
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
