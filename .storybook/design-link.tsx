// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import type { ReactNode } from "react";
import { useGlobals, useParameter } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { type DesignParameter, pathOfDesign } from "./designs.ts";

const Link = styled.a`
  padding: 0 8px;
  color: inherit;
  font-size: 13px;
  font-weight: 700;
  line-height: 28px;
  /* Stays visible where the toolbar is wider than the window and scrolls. */
  position: sticky;
  inset-inline: 0;
  background: ${({ theme }) => theme.barBg};
`;

/** Links to the picture of a screen's design, in the theme and at the width of the toolbar. */
export function DesignLink(): ReactNode {
  const design = useParameter<DesignParameter>("design");
  const [{ theme, viewport }] = useGlobals();
  if (design === undefined) return null;
  const { value } = (viewport ?? {}) as { value?: string };
  return (
    <Link href={pathOfDesign(design, { theme, isPhone: value === "phone" })} target="_blank">
      Design
    </Link>
  );
}
