import type { ReactNode } from "react";
import type { RenderLink } from "../link-slot/link-slot.tsx";
import type { FrameItem } from "./frame-item.ts";
import { styled } from "styled-components";

const Root = styled.nav`
  flex: 1;
  container-type: inline-size;
  & > ul {
    display: flex;
    gap: var(--tr-space-1);
  }
  & a {
    display: flex;
    align-items: center;
    height: 38px;
    padding: 0 14px;
    border-radius: 10px;
    color: var(--tr-on-frame-muted);
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
    transition: color var(--tr-dur-fast) var(--tr-ease-out);
  }
  & a:hover {
    color: var(--tr-on-frame);
  }
  & a[aria-current] {
    background: var(--tr-frame-2);
    color: var(--tr-on-frame);
  }
  @media (pointer: coarse) {
    & a {
      height: var(--tr-control);
    }
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      text-decoration: underline;
    }
  }
  @media (max-width: 1100px) {
    & a {
      padding: 0 11px;
    }
  }
  @media (max-width: 767px) {
    display: none;
  }
  /* With enlarged text, the links don't fit beside the logo; the sidebar has them too. */
  @container (max-width: 27rem) {
    & > ul {
      display: none;
    }
  }
`;

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
