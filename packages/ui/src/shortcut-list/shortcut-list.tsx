import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Keys } from "./keys.tsx";

/** A keyboard shortcut. */
export interface Shortcut {
  /** Unique key. */
  key: string;
  /** Effect of the shortcut, such as "Open search". */
  label: ReactNode;
  /** Key labels, in order. */
  keys: readonly string[];
  /** Word between keys pressed in sequence, such as "then". */
  join?: string;
}

/** Shortcuts under a heading. */
export interface ShortcutGroup {
  /** Unique key. */
  key: string;
  /** Heading of the group. */
  label: string;
  /** Shortcuts in display order. */
  shortcuts: readonly Shortcut[];
}

export interface ShortcutListProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Groups in display order. Empty groups are omitted. */
  groups: readonly ShortcutGroup[];
  /** Heading level of the groups. */
  headingLevel?: 2 | 3 | 4;
  /** Text shown if there are no shortcuts. */
  emptyText?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--tr-space-6) var(--tr-space-8);
  align-items: start;
  & > section > :is(h2, h3, h4) {
    margin-bottom: 4px;
    color: var(--tr-text-2);
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    letter-spacing: normal;
  }
  & > section > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 40px;
    padding-block: 6px;
    border-block-end: 1px solid var(--tr-line);
    &:last-child {
      border: 0;
    }
    & > dt {
      overflow-wrap: anywhere;
    }
    & > dd {
      max-width: 45cqi;
    }
  }
  & > p {
    color: var(--tr-text-2);
  }
`;

/** List of keyboard shortcuts, in groups. */
export function ShortcutList({ groups, headingLevel = 3, emptyText, ...rest }: ShortcutListProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const shown = groups.filter((group) => group.shortcuts.length > 0);
  return (
    <Root {...rest}>
      {shown.map((group) => (
        <section key={group.key}>
          <Heading>{group.label}</Heading>
          <dl>
            {group.shortcuts.map(({ key, label, keys, join }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} join={join} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {shown.length === 0 ? <p>{emptyText}</p> : null}
    </Root>
  );
}
