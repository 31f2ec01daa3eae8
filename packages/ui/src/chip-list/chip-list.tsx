import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface ChipListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Labels of the chips. Duplicates are shown once. */
  items: readonly string[];
  /** Accessible name, if no heading names the list. */
  label?: string;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > li {
    max-width: 100%;
    padding: 6px 12px;
    border-radius: var(--tr-radius-control-sm);
    color: var(--tr-text);
    background: var(--tr-surface-2);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & > li {
      border: 1px solid CanvasText;
    }
  }
`;

/** Row of read-only tags. */
export function ChipList({ items, label, ...rest }: ChipListProps): ReactNode {
  return (
    <Root aria-label={label} role="list" {...rest}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Root>
  );
}
