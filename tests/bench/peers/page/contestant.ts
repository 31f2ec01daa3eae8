import type { ComponentType, ReactNode } from "react";

/** One library's way to the same two things. */
export interface Contestant {
  name: string;
  /** What it wants around the page; nothing for most. */
  Frame?: ComponentType<{ children: ReactNode }>;
  Button: ComponentType<{ onClick: () => void; children: string }>;
  /** A labelled line of text. */
  Field: ComponentType<{ label: string; id: string; onChange: () => void }>;
}
