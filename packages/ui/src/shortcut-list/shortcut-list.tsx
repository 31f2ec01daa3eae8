import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Keys } from "./keys.tsx";

/** One thing the keyboard can do. */
export interface Shortcut {
  /** Tells it from the others. */
  key: string;
  /** What it does, such as "Open the search". */
  label: ReactNode;
  /** What is written on the keys, in order. */
  keys: readonly string[];
  /** A word between them where they are pressed one after the other, such as "then". */
  join?: string;
}

/** Shortcuts that belong together, under a heading. */
export interface ShortcutGroup {
  /** Tells it from the others. */
  key: string;
  /** The heading. */
  label: string;
  /** What is in it, in order. */
  shortcuts: readonly Shortcut[];
}

export interface ShortcutListProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The shortcuts in order; a group with none is left out. */
  groups: readonly ShortcutGroup[];
  /** Which heading the groups have: one below the heading of what the list stands in. */
  headingLevel?: 2 | 3 | 4;
  /** Stands there where no group has any. */
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

/** What the keyboard can do, in groups: the sheet behind `?`. */
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
