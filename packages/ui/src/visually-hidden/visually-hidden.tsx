import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  white-space: nowrap;
  clip-path: inset(50%);
`;

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<"span">): ReactNode {
  return <Root {...props} />;
}
