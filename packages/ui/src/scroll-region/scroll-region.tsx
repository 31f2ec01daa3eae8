import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface ScrollRegionProps extends ComponentPropsWithRef<"div"> {
  /** Names it; `aria-labelledby` does where a heading stands above. */
  label?: string;
  /** How it is announced: a region is a landmark of the page, a log tells what is added to it. */
  role?: "group" | "region" | "log";
}

const Root = styled.div`
  position: relative;
  min-width: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  /* What has its own padding may draw the ring inside: without it words would touch it. */
  &:focus-visible {
    outline-offset: var(--ring, 2px);
  }
`;

/** A part of a page that scrolls by itself: by wheel and finger, and by keys, as it takes the focus. */
export function ScrollRegion({ label, role = "group", ...rest }: ScrollRegionProps): ReactNode {
  return <Root role={role} tabIndex={0} aria-label={label} {...rest} />;
}
