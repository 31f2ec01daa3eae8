import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { plainLink, type RenderLink } from "../link-slot/link-slot.tsx";

/** A parent page of the current one. */
export interface BreadcrumbItem {
  /** Title of the page. */
  label: string;
  /** URL of the page. */
  href: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name, such as "Breadcrumb". */
  label: string;
  /** Parent pages, starting with the top-level page. */
  items: readonly BreadcrumbItem[];
  /** Title of the current page, which isn't a link. */
  current: string;
  /** Renders a link with the app's router. */
  renderLink?: RenderLink;
}

const Root = styled.nav`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--tr-size-sm);
  }
  & li {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: var(--tr-control-sm);
    color: var(--tr-text-2);
    overflow-wrap: anywhere;
    &:not(:last-child)::after {
      content: "";
      flex: none;
      width: 6px;
      height: 6px;
      margin-inline: 8px 10px;
      border: solid var(--tr-text-3);
      border-width: 1.5px 1.5px 0 0;
      rotate: 45deg;
    }
    &:dir(rtl)::after {
      rotate: -135deg;
    }
  }
  & a {
    display: flex;
    align-items: center;
    min-width: 24px;
    min-height: inherit;
    color: var(--tr-link);
    text-decoration: none;
    @media (pointer: coarse) {
      min-width: var(--tr-control);
    }
    &:hover {
      text-decoration: underline 2px;
    }
  }
  & [aria-current] {
    color: var(--tr-text);
    font-weight: var(--tr-weight-medium);
  }
`;

/** Links to the parent pages of the current page. */
export function Breadcrumb({ label, items, current, renderLink = plainLink, ...rest }: BreadcrumbProps): ReactNode {
  return (
    <Root aria-label={label} {...rest}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>{renderLink({ href: item.href, children: item.label })}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Root>
  );
}
