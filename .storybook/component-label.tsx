// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import type { ReactNode } from "react";
import { styled } from "storybook/theming";
import { statusOf, version } from "./component-status.ts";

const Badge = styled.span`
  margin-inline-start: 8px;
  padding: 0 5px;
  border: 1px solid currentColor;
  border-radius: 8px;
  font-size: 11px;
  line-height: 14px;
  white-space: nowrap;
`;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Shows the name of a component in the sidebar, with the version and status in a badge. */
export function ComponentLabel({ name, tags }: { name: string; tags: readonly string[] }): ReactNode {
  return (
    <span>
      {name}
      <Badge>
        <Hidden> version </Hidden>
        {version.replace(/\.\d+$/, "")} {statusOf(tags)}
      </Badge>
    </span>
  );
}
