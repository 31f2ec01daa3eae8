import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { revealSideways, watchSections } from "../../platform/sections.ts";

const Root = styled.nav`
  position: sticky;
  top: 88px;
  & ul {
    display: grid;
    gap: 2px;
  }
  & a {
    display: block;
    padding: 9px 12px;
    border-radius: var(--tr-radius-md);
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    text-decoration: none;
    &:hover {
      background: var(--tr-surface-2);
      color: var(--tr-text);
    }
    &[aria-current] {
      background: var(--tr-primary-soft);
      color: var(--tr-on-primary-soft);
    }
  }
  /* A strip that scrolls sideways, below the header. */
  @media (max-width: 1100px) {
    top: 64px;
    z-index: 1;
    margin: -8px -36px;
    background: var(--tr-canvas);
    & ul {
      display: flex;
      gap: var(--tr-space-1);
      overflow-x: auto;
      padding: 8px 36px;
      scrollbar-width: none;
    }
    & a {
      white-space: nowrap;
    }
  }
  @media (max-width: 767px) {
    top: 56px;
    margin: -8px -16px;
    & ul {
      padding: 8px 16px;
    }
  }
  @media (pointer: coarse) {
    & a {
      padding-block: 12px;
    }
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export interface SectionNavigationProps {
  /** Accessible name. */
  label: string;
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a page. Marks the one that the user is reading. */
export function SectionNavigation({ label, sections }: SectionNavigationProps): ReactNode {
  const [current, setCurrent] = useState(sections[0]?.id);
  const nav = useRef<HTMLElement>(null);
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => watchSections(ids.split(" "), setCurrent), [ids]);
  useEffect(() => revealSideways(nav.current?.querySelector(`[href="#${current}"]`) ?? null), [current]);
  return (
    <Root ref={nav} aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
