import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface SpinnerProps extends ComponentPropsWithRef<"span"> {
  /** Diameter in pixels. */
  size?: number;
  /** Announced text. Omit it to make the spinner decorative. */
  label?: string;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;

  & > i {
    width: 100%;
    height: 100%;
    border: 0.14em solid color-mix(in srgb, currentColor 28%, transparent);
    border-top-color: currentColor;
    border-radius: 50%;
    animation: tr-spin 720ms linear infinite;
  }

  @keyframes tr-spin {
    to {
      rotate: 1turn;
    }
  }

  @media (forced-colors: active) {
    & > i {
      forced-color-adjust: none;
      border-color: transparent;
      border-top-color: CanvasText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: tr-spin 3s steps(8) infinite;
    }
  }
`;

/** Loading spinner. */
export function Spinner({ size = 18, label, style, ...rest }: SpinnerProps): ReactNode {
  const diameter = { width: size, height: size, fontSize: size, ...style };
  return (
    <Root role={label === undefined ? undefined : "status"} style={diameter} {...rest}>
      <i aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
