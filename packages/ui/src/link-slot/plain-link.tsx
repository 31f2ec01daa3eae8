import type { ReactNode } from "react";
import type { LinkProps } from "./link-slot.ts";

/** The link a page without a router has. */
export function plainLink({ children, ...rest }: LinkProps): ReactNode {
  return <a {...rest}>{children}</a>;
}
