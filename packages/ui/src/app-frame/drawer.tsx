"use client";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import { X } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Panel } from "./drawer.styles.ts";

interface DrawerProps {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  closeLabel: string;
  logo: ReactNode;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  close: () => void;
  children: ReactNode;
}

/** Modal sidebar for small screens. */
export function Drawer({ label, closeLabel, logo, close, children, ...rest }: DrawerProps): ReactNode {
  return (
    <Panel aria-label={label} {...rest}>
      <div data-part="panel">
        <div data-part="head">
          <div>{logo}</div>
          <IconButton label={closeLabel} variant="frame" onClick={close}>
            <X size={22} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </Panel>
  );
}
