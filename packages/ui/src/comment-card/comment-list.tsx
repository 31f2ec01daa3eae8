import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
`;

export interface CommentListProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name, such as "Top comments". */
  label: string;
  /** `CommentCard`s. */
  children: ReactNode;
}

/** A list of comments. */
export function CommentList({ label, children, ...rest }: CommentListProps): ReactNode {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
