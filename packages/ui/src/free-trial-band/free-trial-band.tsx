import type { ComponentPropsWithRef, ReactNode } from "react";
import { SunMedium } from "lucide-react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 12px;
  padding: 8px 16px;
  border-radius: var(--tr-radius-md);
  background: var(--tr-ai-soft);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  color: var(--tr-on-ai-soft);
  font-size: var(--tr-size-sm);
  font-weight: var(--tr-weight-medium);
  & > strong {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font: 650 var(--tr-size-md)/1.3 var(--tr-font-display);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface FreeTrialBandProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Offer, such as "First 3 days free". */
  title: string;
  /** Explanation of what happens after the trial. */
  text?: string;
}

/** Banner that announces the free trial. */
export function FreeTrialBand({ title, text, ...rest }: FreeTrialBandProps): ReactNode {
  return (
    <Root {...rest}>
      <strong>
        <SunMedium size={20} strokeWidth={2} aria-hidden />
        {title}
      </strong>
      {text && <p>{text}</p>}
    </Root>
  );
}
