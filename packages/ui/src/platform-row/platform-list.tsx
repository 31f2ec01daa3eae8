import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  container-type: inline-size;
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
`;

export interface PlatformListProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name, such as "Social accounts". */
  label: string;
  /** `PlatformRow`s. */
  children: ReactNode;
}

/** List of platforms. */
export function PlatformList({ label, children, ...rest }: PlatformListProps): ReactNode {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
