import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: 14px;
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 10px;
  }
`;

export interface PlatformGridProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** `PlatformCard`s. */
  children: ReactNode;
}

/** Grid of platforms, two per row and stacked on small screens. */
export function PlatformGrid({ label, children, ...rest }: PlatformGridProps): ReactNode {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
