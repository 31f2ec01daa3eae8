import { ChevronRight, type LucideIcon } from "lucide-react";
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
    display: flex;
    gap: 10px;
    align-items: center;
    padding: 9px 10px;
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
  & svg {
    flex: none;
    width: 18px;
  }
  & svg:last-child,
  & small {
    display: none;
  }
  /* A strip that scrolls sideways, below the header. */
  @media (max-width: 1100px) {
    top: 64px;
    z-index: 1;
    margin-block: -8px;
    margin-inline: -24px -36px;
    background: var(--tr-canvas);
    & ul {
      display: flex;
      gap: var(--tr-space-1);
      overflow-x: auto;
      padding: 8px 36px 8px 24px;
      scrollbar-width: none;
      mask-image: linear-gradient(90deg, transparent, #000 24px calc(100% - 36px), transparent);
    }
    & a {
      white-space: nowrap;
    }
    & svg {
      display: none;
    }
  }
  /* A list of rows with the current values. */
  @media (max-width: 767px) {
    position: static;
    margin: 0;
    border-radius: var(--tr-radius-lg);
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line),
      var(--tr-shadow-1);
    & ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding: 4px 0;
      mask-image: none;
    }
    & li + li {
      margin-inline-start: 52px;
      border-top: 1px solid var(--tr-line);
      & a {
        margin-inline-start: -52px;
      }
    }
    & a {
      display: grid;
      grid-template-columns: 22px minmax(0, 1fr) 18px;
      gap: 14px;
      align-items: center;
      /* Reserves the height of a row with a value, because the value may arrive later. */
      min-height: 69px;
      padding: 8px 14px 8px 16px;
      color: var(--tr-text);
      font-size: var(--tr-size-md);
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & svg,
    & svg:last-child {
      display: block;
      width: auto;
      color: var(--tr-text-2);
    }
    & svg:last-child:dir(rtl) {
      transform: scaleX(-1);
    }
    & small {
      display: block;
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
      font-weight: var(--tr-weight-regular);
      &[data-urgent] {
        color: var(--tr-danger);
      }
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

/** A link to a section of a page. */
export interface SectionLink {
  /** The id of the section. */
  id: string;
  title: string;
  icon: LucideIcon;
  /** The current value, which the list on phones shows. */
  summary?: string | undefined;
  /** Whether the summary asks the user to do something. */
  isUrgent?: boolean | undefined;
}

export interface SectionNavigationProps {
  /** Accessible name. */
  label: string;
  sections: readonly SectionLink[];
}

/** Links to the sections of a page. Marks the section that the user is reading. On phones, shows the current values. */
export function SectionNavigation({ label, sections }: SectionNavigationProps): ReactNode {
  const [current, setCurrent] = useState(sections[0]?.id);
  const nav = useRef<HTMLElement>(null);
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => watchSections(ids.split(" "), setCurrent), [ids]);
  useEffect(() => revealSideways(nav.current?.querySelector(`[href="#${current}"]`) ?? null), [current]);
  return (
    <Root ref={nav} aria-label={label}>
      <ul>
        {sections.map(({ id, title, icon: Icon, summary, isUrgent }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              <span>
                {title}
                {summary !== undefined && <small data-urgent={isUrgent || undefined}>{summary}</small>}
              </span>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
