import type { ReactNode } from "react";

export interface FieldMessages {
  /** Helper text, linked to the control by `aria-describedby`. */
  hint?: ReactNode;
  /** Error message, shown below the helper text. */
  error?: ReactNode;
}

const isShown = (message: ReactNode) => Boolean(message);

/** Returns ARIA props that link a control to its helper and error text. */
export function describedBy(
  id: string,
  { hint, error }: FieldMessages,
  ownDescription?: string,
): { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined } {
  const ids = [ownDescription, isShown(hint) && `${id}-hint`, isShown(error) && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": isShown(error) || undefined,
  };
}
