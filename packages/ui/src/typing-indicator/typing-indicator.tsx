import type { ComponentPropsWithRef, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./typing-indicator.styles.ts";

export interface TypingIndicatorProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Announced text, such as "Assistant is typing". */
  label: string;
}

/** Three animated dots while a reply is written. */
export function TypingIndicator({ label, ...rest }: TypingIndicatorProps): ReactNode {
  return (
    <Root role="status" {...rest}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
