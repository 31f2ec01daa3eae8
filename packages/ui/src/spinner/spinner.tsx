import type { ComponentPropsWithRef, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./spinner.styles.ts";

export interface SpinnerProps extends ComponentPropsWithRef<"span"> {
  /** Diameter in pixels. */
  size?: number;
  /** Announced text. Omit it to make the spinner decorative. */
  label?: string;
}

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
