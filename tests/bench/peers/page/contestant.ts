import type { ComponentType, ReactNode } from "react";

/** A button and a text field of one library. */
export interface Contestant {
  name: string;
  /** Provider around the page, if the library needs one. */
  Frame?: ComponentType<{ children: ReactNode }>;
  Button: ComponentType<{ onClick: () => void; children: string }>;
  /** A labeled text field. */
  Field: ComponentType<{ label: string; id: string; onChange: () => void }>;
}
