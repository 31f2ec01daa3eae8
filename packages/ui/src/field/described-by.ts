import type { ReactNode } from "react";

export interface FieldMessages {
  /** What to write here, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; replaces nothing, stands below the hint. */
  error?: ReactNode;
}

const isShown = (message: ReactNode) => Boolean(message);

/** The control's side of a `Field`: ties the hint and the error to it. Spread it on the control. */
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
