import type { ComponentPropsWithRef, ReactNode } from "react";
import { Root } from "./state-layout.styles.ts";

export interface StateLayoutProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Decorative illustration above the title. */
  picture?: ReactNode;
  /** Title. */
  title: ReactNode;
  /** Heading level of the title. */
  titleLevel?: 1 | 2 | 3;
  /** Call to action. */
  action?: ReactNode;
}

/** Layout shared by empty and error states: illustration, title, text and action. */
export function StateLayout({
  picture,
  title,
  titleLevel = 2,
  action,
  children,
  ...rest
}: StateLayoutProps): ReactNode {
  const Heading = `h${titleLevel}` as const;
  return (
    <Root {...rest}>
      {picture}
      <Heading>{title}</Heading>
      {children ? <div className="words">{children}</div> : null}
      {action ? <div className="action">{action}</div> : null}
    </Root>
  );
}
