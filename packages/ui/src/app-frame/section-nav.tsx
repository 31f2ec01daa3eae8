"use client";
import { useEffect, useState, type ReactNode } from "react";
import type { RenderLink } from "../link-slot/link-slot.tsx";
import type { FrameGroup, FrameItem } from "./frame-item.ts";
import { Root } from "./section-nav.styles.ts";

interface SectionNavProps {
  label: string;
  /** Links in groups, separated by a line. */
  groups: readonly (readonly FrameItem[])[];
  more: FrameGroup | undefined;
  renderLink: RenderLink;
  /** If `true`, `more` comes first. */
  startsWithMore?: boolean;
  /** If `true`, only the icons are visible between 768 and 1100 px, with the labels as tooltips. */
  collapses?: boolean;
}

/** Sidebar navigation. */
export function SectionNav(props: SectionNavProps): ReactNode {
  const { label, groups, more, renderLink, startsWithMore = false, collapses = false } = props;
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
  const main = (
    <Root key="main" aria-label={label} {...shared}>
      {groups.map((items) => (
        <Links key={items[0]?.key} items={items} renderLink={renderLink} />
      ))}
    </Root>
  );
  const others = more && (
    <Root key="more" aria-label={more.label} data-more="" {...shared}>
      <h2 aria-hidden="true">{more.label}</h2>
      <Links items={more.items} renderLink={renderLink} />
    </Root>
  );
  return startsWithMore ? [others, main] : [main, others];
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
