import type { ReactNode } from "react";
import type { RenderLink } from "../link-slot/link-slot.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Bar } from "./bottom-bar.styles.ts";
import type { FrameItem } from "./frame-item.ts";

interface BottomBarProps {
  label: string;
  items: readonly FrameItem[];
  center: ReactNode;
  renderLink: RenderLink;
}

/** Main navigation at the bottom of the screen on phones, where the header doesn't show it. */
export function BottomBar({ label, items, center, renderLink }: BottomBarProps): ReactNode {
  const links = items.map(({ key, href, icon, label: name, shortLabel = name, current }) => (
    <li key={key}>
      {renderLink({
        href,
        ...(current && { "aria-current": "page" }),
        children: (
          <>
            {icon}
            <span aria-hidden={shortLabel !== name || undefined}>{shortLabel}</span>
            {shortLabel !== name && <VisuallyHidden>{name}</VisuallyHidden>}
          </>
        ),
      })}
    </li>
  ));
  if (center) {
    const item = (
      <li key="center" data-part="center">
        {center}
      </li>
    );
    links.splice(Math.ceil(links.length / 2), 0, item);
  }
  return (
    <Bar aria-label={label} data-bar="">
      <ul>{links}</ul>
    </Bar>
  );
}
