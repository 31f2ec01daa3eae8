import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** What a link of ours is made of: an anchor's props with an address. */
export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Where the link leads. */
  href: string;
}

/** Draws a link. An app gives its router's link here: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactNode;
