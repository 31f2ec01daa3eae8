import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Shape of the loading content. */
  shape?: "text" | "block" | "circle";
  /** Width as a CSS length or in pixels. */
  width?: number | string;
  /** Height as a CSS length or in pixels. */
  height?: number | string;
}

const Root = styled.span`
  display: block;
  max-width: 100%;
  border-radius: var(--tr-radius-control-sm);
  /* A translucent text color works on any background. */
  background: color-mix(in oklab, var(--tr-text) 7%, transparent);
  /* The delay keeps the animation from competing with the code of a page that is starting. */
  animation: tr-breathe 1.6s var(--tr-ease-inout) 1.6s infinite alternate;
  &[data-shape="text"] {
    height: 0.7em;
    margin-block: 0.4em;
    border-radius: var(--tr-radius-full);
  }
  &[data-shape="circle"] {
    border-radius: 50%;
  }
  @keyframes tr-breathe {
    to {
      opacity: 0.55;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/** Placeholder for loading content. Hidden from screen readers: announce the loading state once, next to it. */
export function Skeleton({ shape = "block", width, height, style, ...rest }: SkeletonProps): ReactNode {
  return <Root aria-hidden="true" data-shape={shape} style={{ width, height, ...style }} {...rest} />;
}
