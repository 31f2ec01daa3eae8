import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface ScrollRegionProps extends ComponentPropsWithRef<"div"> {
  /** Accessible name. Use `aria-labelledby` if a heading names the region. */
  label?: string;
  /** ARIA role: `region` is a landmark, `log` announces additions. */
  role?: "group" | "region" | "log";
}

const Root = styled.div`
  position: relative;
  min-width: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* Regions with padding set --ring to a negative value to draw the focus ring inside. Elsewhere it would touch the text. */
  &:focus-visible {
    outline-offset: var(--ring, 2px);
  }
`;

/** Scrollable area that is focusable, so that it can be scrolled with the keyboard. */
export function ScrollRegion({ label, role = "group", ...rest }: ScrollRegionProps): ReactNode {
  return <Root role={role} tabIndex={0} aria-label={label} {...rest} />;
}
