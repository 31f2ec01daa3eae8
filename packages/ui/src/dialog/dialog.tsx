"use client";
import { useId, useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Root } from "./dialog.styles.ts";
import { isLong } from "./is-long.ts";
import { useLeaving } from "./use-leaving.ts";
import { useModal } from "./use-modal.ts";

interface DialogBase extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  /** Whether it is shown. */
  open: boolean;
  /** Names the dialog. */
  title: ReactNode;
  /** Keeps the title for screen readers only, where the content shows a heading of its own. */
  titleHidden?: boolean;
  /** One sentence below the title. */
  description?: ReactNode;
  /** `md` 440 px, `lg` 640 px, `full` the whole screen and no padding. */
  size?: "md" | "lg" | "full";
}

/** Either it can be left by Esc, the backdrop and a named button, or by none of them. */
export type DialogProps = DialogBase &
  (
    | {
        /** Whether it can be left unanswered. */
        dismissible?: true;
        /** It is to close: by Esc, the backdrop or its button. */
        onClose: () => void;
        /** Names the button that closes it. */
        closeLabel: string;
      }
    | { dismissible: false; onClose?: () => void; closeLabel?: string }
  );

/**
 * The platform's modal dialog. Focus goes to the first thing in it, or to the one marked `data-autofocus`;
 * it stays inside, and returns to where it was.
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
  const ask = () => {
    if (dismissible) onClose?.();
  };
  return (
    <Root
      {...rest}
      {...useLeaving(ask, rest)}
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
              <IconButton size="sm" label={closeLabel} onClick={ask}>
                <CloseGlyph size={20} />
              </IconButton>
            </div>
          ) : null}
        </div>
      ) : null}
    </Root>
  );
}
