import type { ReactNode } from "react";

/** A check mark with a leaf as its long stroke. */
export function LeafCheck(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M8.2 15.8C7.4 9.4 11 5 18 3.6 18.4 10.4 14.6 15.2 8.2 15.8Z" fill="var(--tr-progress)" />
      <path
        d="M2.6 11.6C5 12.2 7 13.8 8.2 16.2 9.6 12.6 11.4 9.8 14 7.6"
        fill="none"
        stroke="var(--tr-progress-start)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
