import type { ReactNode } from "react";

/** A dash for a limited feature. */
export function Dash(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 10.5h10" fill="none" stroke="var(--tr-line-strong)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
