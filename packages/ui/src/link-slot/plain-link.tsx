import type { ReactNode } from "react";
import type { LinkProps } from "./link-slot.ts";

/** Renders a plain `<a>`; the default without a router. */
export function plainLink({ children, ...rest }: LinkProps): ReactNode {
  return <a {...rest}>{children}</a>;
}
