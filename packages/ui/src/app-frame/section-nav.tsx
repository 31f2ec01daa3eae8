"use client";
import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { RenderLink } from "../link-slot/link-slot.tsx";
import type { FrameGroup, FrameItem } from "./frame-item.ts";
import { collapsedStyles } from "./section-nav.styles.ts";

const Root = styled.nav`
  & > ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul + ul {
    margin-top: 11px;
    padding-top: 11px;
    background: linear-gradient(var(--tr-frame-line), var(--tr-frame-line)) top / calc(100% - 28px) 1px no-repeat;
  }
  &[data-more] {
    padding-top: 11px;
    background-image: linear-gradient(var(--tr-frame-line), var(--tr-frame-line));
    background-position: top;
    background-size: calc(100% - 28px) 1px;
    background-repeat: no-repeat;
  }
  & > h2 {
    padding: 4px 14px 6px;
    color: var(--tr-on-frame-muted);
    font: 600 var(--tr-size-2xs) / 1.3 var(--tr-font-text);
    letter-spacing: 0.02em;
  }
  & a {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--tr-space-3);
    min-height: 44px;
    padding: 4px 14px;
    border-radius: var(--tr-radius-md);
    color: var(--tr-on-frame-muted);
    font-weight: 550;
    line-height: var(--tr-lh-snug);
    text-decoration: none;
    transition:
      color var(--tr-dur-fast) var(--tr-ease-out),
      background var(--tr-dur-fast) var(--tr-ease-out);
  }
  & a > span {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & a:hover {
    background: color-mix(in oklab, var(--tr-frame-2) 60%, transparent);
    color: var(--tr-on-frame);
  }
  & a[aria-current] {
    background: var(--tr-frame-2);
    color: var(--tr-on-frame);
  }
  & a[aria-current] > svg {
    color: var(--tr-frame-mark);
  }
  & a[aria-current]::before {
    content: "";
    position: absolute;
    inset-inline-start: -14px;
    top: calc(50% - 11px);
    width: 4px;
    height: 22px;
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
    background: var(--tr-frame-mark);
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & a[aria-current] > svg {
      color: inherit;
    }
    & > ul + ul,
    &[data-more] {
      border-top: 1px solid CanvasText;
    }
  }
  ${collapsedStyles}
`;

interface SectionNavProps {
  label: string;
  /** Links in groups, separated by a line. */
  groups: readonly (readonly FrameItem[])[];
  more: FrameGroup | undefined;
  renderLink: RenderLink;
  /** If `true`, only the icons are visible between 768 and 1100 px, with the labels as tooltips. */
  collapses?: boolean;
}

/** Sidebar navigation. */
export function SectionNav({ label, groups, more, renderLink, collapses = false }: SectionNavProps): ReactNode {
  const [tooltipsHidden, setTooltipsHidden] = useState(false);
  useEffect(() => {
    // Content shown on hover must be dismissible with Escape (WCAG 1.4.13).
    const hideTooltips = (event: KeyboardEvent) => event.key === "Escape" && setTooltipsHidden(true);
    document.addEventListener("keydown", hideTooltips);
    return () => document.removeEventListener("keydown", hideTooltips);
  }, []);
  const showTooltips = () => setTooltipsHidden(false);
  const shared = {
    "data-collapses": collapses || undefined,
    "data-tooltips-hidden": tooltipsHidden || undefined,
    onPointerLeave: showTooltips,
    onBlur: showTooltips,
  };
  return (
    <>
      <Root aria-label={label} {...shared}>
        {groups.map((items) => (
          <Links key={items[0]?.key} items={items} renderLink={renderLink} />
        ))}
      </Root>
      {more && (
        <Root aria-label={more.label} data-more="" {...shared}>
          <h2 aria-hidden="true">{more.label}</h2>
          <Links items={more.items} renderLink={renderLink} />
        </Root>
      )}
    </>
  );
}

function Links({ items, renderLink }: { items: readonly FrameItem[]; renderLink: RenderLink }): ReactNode {
  return (
    <ul>
      {items.map(({ key, href, icon, label, current }) => (
        <li key={key}>
          {renderLink({
            href,
            ...(current && { "aria-current": "page" }),
            children: (
              <>
                {icon}
                <span>{label}</span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
