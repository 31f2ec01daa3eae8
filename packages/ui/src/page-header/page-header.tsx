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
  & p {
    max-width: 60ch;
    margin-top: var(--tr-space-2);
    color: var(--tr-text-2);
  }
  @media (max-width: 767px) {
    & > [data-part="action"],
    & > [data-part="action"] > * {
      width: 100%;
    }
  }
`;

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<"header">, "title" | "children"> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence on what the page is for. */
  text?: ReactNode;
  /** What one can do with the page as a whole. */
  action?: ReactNode;
}

/** The head of a page on the sheet. */
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
