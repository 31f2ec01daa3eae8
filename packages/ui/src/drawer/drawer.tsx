"use client";
import { useId, useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { isLong } from "../dialog/is-long.ts";
import { useLeaving } from "../dialog/use-leaving.ts";
import { useModal } from "../dialog/use-modal.ts";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Root } from "./drawer.styles.ts";

export interface DrawerProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  /** Whether it is shown. */
  open: boolean;
  /** Names the drawer. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** The edge of the screen it comes from; `start` is the left one where people read from left to right. */
  side?: "start" | "end" | "bottom";
  /** Esc, the backdrop or the button in its corner was used. */
  onClose: () => void;
  /** Names the button in its corner. */
  closeLabel: string;
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode;
}

/** A modal dialog at the edge of the screen. Focus goes in, stays inside and returns to where it was. */
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
  const leaving = useLeaving(onClose, rest);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <Root
      {...rest}
      {...leaving}
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
