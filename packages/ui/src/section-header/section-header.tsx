import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--tr-space-3);
  margin-bottom: var(--tr-space-4);
`;

export interface SectionHeaderProps extends Omit<ComponentPropsWithRef<"div">, "title" | "id" | "children"> {
  /** Text of the heading. */
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` on the section. */
  id?: string;
  /** Link or small button at the end. */
  action?: ReactNode;
}

/** Heading of a section. */
export function SectionHeader({ title, id, action, ...rest }: SectionHeaderProps): ReactNode {
  return (
    <Root {...rest}>
      <h2 id={id}>{title}</h2>
      {action}
    </Root>
  );
}
