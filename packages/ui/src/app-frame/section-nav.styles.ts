import { styled, type StyledComponent } from "styled-components";
import { collapsedStyles } from "./collapsed.styles.ts";

/** Groups of links, separated by lines. */
export const Root: StyledComponent<"nav"> = styled.nav`
  & > ul {
    display: grid;
    gap: 2px;
  }
  & > ul + ul {
    margin-top: 11px;
    padding-top: 11px;
    background: linear-gradient(var(--tr-frame-line), var(--tr-frame-line)) top / calc(100% - 28px) 1px no-repeat;
  }
  &[data-more]:not(:first-of-type),
  &[data-more] + & {
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
