import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
`;

export interface PlatformListProps extends ComponentPropsWithRef<"ul"> {
  /** Names the list: "Social accounts". */
  label: string;
  /** One `PlatformRow` each. */
  children: ReactNode;
}

/** Platforms one below the other. */
export function PlatformList({ label, children, ...rest }: PlatformListProps): ReactNode {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
