"use client";
import type { ComponentPropsWithRef, ReactNode, RefObject } from "react";
import { styled } from "styled-components";

const Root = styled.a`
  position: fixed;
  inset: var(--tr-space-2) auto auto var(--tr-space-2);
  z-index: var(--tr-z-tooltip);
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 18px;
  border-radius: var(--tr-radius-md);
  background: var(--tr-ai);
  color: var(--tr-on-ai);
  font-weight: 600;
  text-decoration: none;
  box-shadow: var(--tr-shadow-3);
  &:not(:focus) {
    box-shadow: none;
    transform: translateY(calc(-100% - 16px));
  }
  &:focus-visible {
    outline: 2px solid var(--tr-on-ai);
    outline-offset: -4px;
  }
`;

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "onClick" | "target"> {
  /** Element with the page content. It must have `tabIndex={-1}` and the id `content`. */
  target: RefObject<HTMLElement | null>;
  /** Text of the link, such as "Skip to content". */
  children: ReactNode;
}

/** Lets keyboard users skip the navigation. Must be the first focusable element of the page. */
export function SkipLink({ target, children, ...rest }: SkipLinkProps): ReactNode {
  return (
    <Root
      {...rest}
      href="#content"
      onClick={(event) => {
        // Routers would treat a hash change as navigation.
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {children}
    </Root>
  );
}
