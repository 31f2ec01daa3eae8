import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Root } from "./soon-button.styles.ts";

export interface SoonButtonProps {
  /** Accessible name: the action and the platform, followed by the visible text. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** The chip of a platform that cannot be connected yet. It is the platform's connect button (spec §2). */
export function SoonButton({ label, onClick, children }: SoonButtonProps): ReactNode {
  return (
    <Root type="button" aria-label={label} onClick={onClick}>
      <Clock size={14} strokeWidth={2} aria-hidden />
      {children}
    </Root>
  );
}
