import type { ReactNode } from "react";
import type { RenderLink } from "../link-slot/link-slot.tsx";
import type { FrameItem } from "./frame-item.ts";
import { Root } from "./primary-nav.styles.ts";

interface PrimaryNavProps {
  label: string;
  items: readonly FrameItem[];
  renderLink: RenderLink;
}

/** Main navigation in the header. */
export function PrimaryNav({ label, items, renderLink }: PrimaryNavProps): ReactNode {
  return (
    <Root aria-label={label}>
      <ul>
        {items.map(({ key, href, label: children, current }) => (
          <li key={key}>{renderLink({ href, children, ...(current && { "aria-current": "page" }) })}</li>
        ))}
      </ul>
    </Root>
  );
}
