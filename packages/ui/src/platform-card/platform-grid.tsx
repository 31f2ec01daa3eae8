import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: 14px;
  &[data-featured] {
    grid-template-rows: 1fr;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 10px;
  }
  @media (min-width: 600px) and (max-width: 1100px) {
    &[data-featured] {
      grid-template: none / minmax(0, 5fr) minmax(0, 4fr);
      column-gap: 14px;
      & > :first-child {
        grid-row: 1 / span 3;
      }
    }
  }
  @media (max-width: 767px) {
    &:not([data-featured]) {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: auto;
      gap: 10px;
    }
  }
`;

export interface PlatformGridProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** If `true`, the first card fills the height, with three `compact` cards below or, on tablets, beside it. */
  featured?: boolean;
  /** `PlatformCard`s. */
  children: ReactNode;
}

/** Grid of platforms, two per row and stacked on small screens, or stacked below a featured one. */
export function PlatformGrid({ label, featured = false, children, ...rest }: PlatformGridProps): ReactNode {
  return (
    <Root role="list" aria-label={label} data-featured={featured || undefined} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
