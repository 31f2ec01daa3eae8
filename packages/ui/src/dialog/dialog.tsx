"use client";
import { useId, useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./dialog.styles.ts";
import { isLong } from "./is-long.ts";
import { useDismissal } from "./use-dismissal.ts";
import { useModal } from "./use-modal.ts";

interface DialogBase extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  /** If `true`, the dialog is open. */
  open: boolean;
  /** Title and accessible name. */
  title: ReactNode;
  /** If `true`, the title is only exposed to screen readers. */
  titleHidden?: boolean;
  /** One sentence below the title. */
  description?: ReactNode;
  /** `md` is 440 px wide, `lg` 640 px, and `full` fills the screen without padding. */
  size?: "md" | "lg" | "full";
}

/** A dialog can be dismissed with Escape, a backdrop click and the close button, or not at all. */
export type DialogProps = DialogBase &
  (
    | {
        /** If `false`, the user can't dismiss the dialog. */
        dismissible?: true;
        /** Called when the user dismisses the dialog with Escape, a backdrop click or the close button. */
        onClose: () => void;
        /** Accessible name of the close button. */
        closeLabel: string;
      }
    | { dismissible: false; onClose?: () => void; closeLabel?: string }
  );

/**
 * Native modal dialog. Moves focus to its first focusable element or the one marked `data-autofocus`, traps it,
 * and restores it on close.
 */
export function Dialog({
  open,
  title,
  titleHidden = false,
  description,
  size = "md",
  dismissible = true,
  onClose,
  closeLabel,
  children,
  ref,
  ...rest
}: DialogProps): ReactNode {
  const id = useId();
  const dialog = useModal(open);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  const dismiss = () => {
    if (dismissible) onClose?.();
  };
  return (
    <Root
      {...rest}
      {...useDismissal(dismiss, rest)}
      ref={dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open ? (
        <div className="panel">
          <div className="head" data-hidden={titleHidden || undefined} data-long={isLong(title, description)}>
            <h2 id={`${id}-title`}>{titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h2>
            {description ? <p id={`${id}-description`}>{description}</p> : null}
          </div>
          {children}
          {dismissible && closeLabel !== undefined ? (
            <div className="corner">
              <IconButton size="sm" label={closeLabel} onClick={dismiss}>
                <CloseGlyph size={20} />
              </IconButton>
            </div>
          ) : null}
        </div>
      ) : null}
    </Root>
  );
}
