"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { ChevronGlyph } from "../glyph/glyph.tsx";
import { MenuPopup } from "./popup.tsx";

export interface SubmenuProps {
  /** Visible label. */
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /** If `true`, the submenu can't be opened. */
  disabled?: boolean;
  /** `MenuItem`s or one `MenuChoice`. */
  children: ReactNode;
}

/** An item of a `Menu` that opens another menu beside it. */
export function Submenu({ label, icon, disabled = false, children }: SubmenuProps): ReactNode {
  return (
    <Base.SubmenuRoot disabled={disabled}>
      <Base.SubmenuTrigger>
        {icon}
        {label}
        <ChevronGlyph className="more" size={16} strokeWidth={2} />
      </Base.SubmenuTrigger>
      <MenuPopup offset={2}>{children}</MenuPopup>
    </Base.SubmenuRoot>
  );
}
