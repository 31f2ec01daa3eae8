import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"nav"> = styled.nav`
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
`;
