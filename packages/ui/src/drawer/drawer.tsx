"use client";
import { useId, useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { isLong } from "../dialog/is-long.ts";
import { useDismissal } from "../dialog/use-dismissal.ts";
import { useModal } from "../dialog/use-modal.ts";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Root } from "./drawer.styles.ts";

export interface DrawerProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  /** If `true`, the drawer is open. */
  open: boolean;
  /** Title and accessible name. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Edge of the screen the drawer is attached to; `start` is the left edge in left-to-right languages. */
  side?: "start" | "end" | "bottom";
  /** Called when the user dismisses the drawer with Escape, a backdrop click or the close button. */
  onClose: () => void;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Actions that stay in view below the content. */
  footer?: ReactNode;
}

/** Modal panel at the edge of the screen. Traps focus and restores it on close. */
export function Drawer({
  open,
  title,
  description,
  side = "end",
  onClose,
  closeLabel,
  footer,
  ref,
  children,
  ...rest
}: DrawerProps): ReactNode {
  const id = useId();
  const dialog = useModal(open);
  const dismissal = useDismissal(onClose, rest);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <Root
      {...rest}
      {...dismissal}
      ref={dialog}
      data-side={side}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open ? (
        <div className="panel">
          <div className="head" data-long={isLong(title, description)}>
            <h2 id={`${id}-title`}>{title}</h2>
            {description ? <p id={`${id}-description`}>{description}</p> : null}
          </div>
          <div className="body">{children}</div>
          {footer ? <div className="foot">{footer}</div> : null}
          <div className="corner">
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseGlyph size={20} />
            </IconButton>
          </div>
        </div>
      ) : null}
    </Root>
  );
}
