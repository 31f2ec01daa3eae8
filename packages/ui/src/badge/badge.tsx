import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 26px;
  padding: 3px 10px;
  border-radius: var(--tr-radius-full);
  font-size: var(--tr-size-xs);
  font-weight: var(--tr-weight-semi);
  line-height: 1.2;
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  &[data-tone="neutral"] {
    color: var(--tr-text-2);
    box-shadow: inset 0 0 0 1px var(--tr-line);
  }
  &[data-tone="success"] {
    color: var(--tr-on-success-soft);
    background: var(--tr-success-soft);
  }
  &[data-tone="warning"] {
    color: var(--tr-on-warning-soft);
    background: var(--tr-warning-soft);
  }
  &[data-tone="danger"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }
  &[data-tone="info"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }
  &[data-tone="ai"] {
    color: var(--tr-on-ai-soft);
    background: var(--tr-ai-soft);
  }
  &[data-dot]::before {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export type BadgeTone = "neutral" | "success" | "warning" | "danger" | "info" | "ai";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** Color of the badge. The text must carry the meaning on its own. */
  tone?: BadgeTone;
  /** If `true`, shows a dot before the text, for a status that can change. */
  dot?: boolean;
}

/** Shows a short status in a pill. */
export function Badge({ tone = "neutral", dot = false, ...rest }: BadgeProps): ReactNode {
  return <Root data-tone={tone} data-dot={dot || undefined} {...rest} />;
}
