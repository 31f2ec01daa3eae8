import type { ComponentPropsWithRef, ReactNode } from "react";
import { SunMedium } from "lucide-react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding: 14px 20px;
  border-radius: var(--tr-radius-lg);
  background: var(--tr-ai);
  color: var(--tr-on-ai);
  font-weight: var(--tr-weight-medium);
  & > strong {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font: 700 1.3125rem/1.2 var(--tr-font-display);
    letter-spacing: -0.02em;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface FreeTrialBandProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Offer, such as "First 3 days free". */
  title: string;
  /** What happens after the trial. */
  text?: string;
}

/** Banner that announces the free trial. */
export function FreeTrialBand({ title, text, ...rest }: FreeTrialBandProps): ReactNode {
  return (
    <Root {...rest}>
      <strong>
        <SunMedium size={24} strokeWidth={2} aria-hidden />
        {title}
      </strong>
      {text && <p>{text}</p>}
    </Root>
  );
}
