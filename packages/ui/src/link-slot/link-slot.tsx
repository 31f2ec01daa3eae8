import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** Props passed to `renderLink`: those of an anchor with an `href`. */
export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  /** URL of the link. */
  href: string;
}

/** Renders a link with the app's router: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactNode;

/** Renders a plain `<a>`; the default without a router. */
export function plainLink({ children, ...rest }: LinkProps): ReactNode {
  return <a {...rest}>{children}</a>;
}
