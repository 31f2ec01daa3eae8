"use client";
import { useId, useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../button/button.tsx";
import { Root as DialogRoot } from "../dialog/dialog.styles.ts";
import { useLeaving } from "../dialog/use-leaving.ts";
import { useModal } from "../dialog/use-modal.ts";

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onCancel"> {
  /** Whether it is shown. */
  open: boolean;
  /** The question, such as "Delete this draft?". */
  title: ReactNode;
  /** What comes of it, in one or two sentences. */
  description: ReactNode;
  /** What happens, as a verb: "Delete". */
  confirmLabel: string;
  /** How to keep everything as it is: "Cancel", "Keep it". */
  cancelLabel: string;
  /** It is to happen. Close the dialog when it is done. */
  onConfirm: () => void;
  /** Esc or the cancelling button was used; a press beside the dialog does nothing. */
  onCancel: () => void;
  /** `danger` for what can't be undone. */
  tone?: "danger" | "primary";
  /** It is happening: the confirming button is busy, and there is no way out until it is over. */
  loading?: boolean;
}

const Root = styled(DialogRoot)`
  /* However long the question is, it never lies over the buttons. */
  & > .panel > .head {
    position: static;
    padding-inline-end: var(--edge);
    overflow-wrap: anywhere;
  }

  & > .panel > .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    justify-content: flex-end;
    margin-top: var(--tr-space-2);

    & > button {
      overflow-wrap: anywhere;
    }

    @media (max-width: 479px) {
      flex-direction: column-reverse;
    }
  }
`;

/** A question that has to be answered first. The focus starts on the button that changes nothing. */
export function AlertDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = "danger",
  loading = false,
  ref,
  children,
  ...rest
}: AlertDialogProps): ReactNode {
  const id = useId();
  const dialog = useModal(open);
  const cancel = () => {
    if (!loading) onCancel();
  };
  const { onKeyDown, onCancel: onEscape } = useLeaving(cancel, { onKeyDown: rest.onKeyDown });
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <Root
      {...rest}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onKeyDown={onKeyDown}
      onCancel={onEscape}
    >
      {open ? (
        <div className="panel">
          <div className="head">
            <h2 id={`${id}-title`}>{title}</h2>
            <p id={`${id}-description`}>{description}</p>
          </div>
          {children}
          <div className="buttons">
            <Button variant="secondary" data-autofocus aria-disabled={loading || undefined} onClick={cancel}>
              {cancelLabel}
            </Button>
            <Button variant={tone} loading={loading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </Root>
  );
}
