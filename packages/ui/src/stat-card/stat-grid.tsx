import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  /* Four columns, or fewer if enlarged text needs wider cards. */
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 10.8rem), (100% - 42px) / 4), 1fr));
  gap: 14px;
  @media (max-width: 1100px) {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 8.5rem), (100% - 14px) / 2), 1fr));
  }
  @media (max-width: 767px) {
    gap: 10px;
  }
`;

export interface StatGridProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name, such as "Totals". */
  label: string;
  /** `StatCard`s. */
  children: ReactNode;
}

/** Responsive grid of metrics. */
export function StatGrid({ label, children, ...rest }: StatGridProps): ReactNode {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
