import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--tr-space-4) var(--tr-space-5);
  & > div:first-child {
    min-width: 0;
  }
  /* A long word of enlarged text still fits on a phone. */
  & h1 {
    font-size: min(var(--tr-size-3xl), 12vw);
  }
  & p {
    max-width: 60ch;
    margin-top: var(--tr-space-2);
    color: var(--tr-text-2);
    text-wrap: pretty;
  }
  @media (max-width: 767px) {
    & > :is([data-part="action"], [data-part="action"] > *) {
      width: 100%;
    }
  }
`;

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<"header">, "title" | "children"> {
  /** Page heading. */
  title: ReactNode;
  /** One sentence that describes the page. */
  text?: ReactNode;
  /** Action for the whole page. */
  action?: ReactNode;
}

/** Header of a page. */
export function PageHeader({ title, text, action, ...rest }: PageHeaderProps): ReactNode {
  return (
    <Root {...rest}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
}
