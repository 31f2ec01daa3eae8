import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-3);
  justify-items: center;
  padding: var(--tr-space-6) var(--tr-space-4);
  text-align: center;
  & > svg {
    max-width: 100%;
    height: auto;
  }
  & :is(h1, h2, h3) {
    font-size: var(--tr-size-xl);
  }
  & > h1 {
    font-size: var(--tr-size-2xl);
  }
  & > .words {
    max-width: 36ch;
    color: var(--tr-text-2);
    text-wrap: balance;
  }
  & > .action {
    margin-top: var(--tr-space-1);
  }
`;

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
