import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.span`
  --mark-ground: var(--tr-primary);
  --mark-sprout: var(--tr-on-primary);
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--tr-text);
  font: 700 1.375rem/1 var(--tr-font-display);
  letter-spacing: -0.035em;
  &[data-background="frame"] {
    --mark-ground: var(--tr-leaf-2);
    --mark-sprout: var(--tr-on-leaf);
    color: var(--tr-on-frame);
  }
  & > svg {
    flex: none;
    display: block;
  }
`;

export interface LogoProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Width and height of the mark in pixels. */
  size?: number;
  /** Background the logo is shown on. */
  background?: "page" | "frame";
  /** Name next to the mark. Omit it to show only the mark. */
  name?: string;
}

/** Logo with an optional name. */
export function Logo({ size = 32, background = "page", name, ...rest }: LogoProps): ReactNode {
  return (
    <Root data-background={background} {...rest}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--mark-ground)" />
        <path d="M16 26.5V14" stroke="var(--mark-sprout)" strokeWidth="3.4" strokeLinecap="round" />
        <path
          d="M15.2 14.9C9.6 15.3 6 12.4 5.6 7.2c5.9-.5 9.5 2.3 9.6 7.7ZM16.8 14.9c5.6.4 9.2-2.5 9.6-7.7-5.9-.5-9.5 2.3-9.6 7.7Z"
          fill="var(--mark-sprout)"
        />
      </svg>
      {name && <span>{name}</span>}
    </Root>
  );
}
