import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 14px;
`;

export interface IdeaGridProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** `IdeaCard`s. */
  children: ReactNode;
}

/** Responsive grid of ideas. */
export function IdeaGrid({ label, children, ...rest }: IdeaGridProps): ReactNode {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
