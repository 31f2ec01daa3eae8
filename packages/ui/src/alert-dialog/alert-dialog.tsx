"use client";
import { useId, useImperativeHandle, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../button/button.tsx";
import { Root as DialogRoot } from "../dialog/dialog.styles.ts";
import { useDismissal } from "../dialog/use-dismissal.ts";
import { useModal } from "../dialog/use-modal.ts";

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onCancel"> {
  /** If `true`, the dialog is open. */
  open: boolean;
  /** The question to answer, such as "Delete this draft?". */
  title: ReactNode;
  /** The effect of confirming, in one or two sentences. */
  description: ReactNode;
  /** Label of the confirm button, a verb such as "Delete". */
  confirmLabel: string;
  /** Label of the cancel button, such as "Cancel" or "Keep it". */
  cancelLabel: string;
  /** Called when the user confirms. Close the dialog once the action is done. */
  onConfirm: () => void;
  /** Called when the user presses Escape or the cancel button. Clicking the backdrop does nothing. */
  onCancel: () => void;
  /** Color of the confirm button. Use `danger` for irreversible actions. */
  tone?: "danger" | "primary";
  /** If `true`, the confirm button shows a spinner and the dialog can't be dismissed. */
  loading?: boolean;
}

const Root = styled(DialogRoot)`
  /* A long title scrolls with the content instead of covering the buttons. */
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

/** Ignores the second click of a double click on the button that opened the dialog: the user has not read the question. */
const onceRead = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** A modal dialog that asks the user to confirm an action. The cancel button is focused initially. */
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
  const { onKeyDown, onCancel: onEscape } = useDismissal(cancel, { onKeyDown: rest.onKeyDown });
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
            <Button variant="secondary" data-autofocus aria-disabled={loading || undefined} onClick={onceRead(cancel)}>
              {cancelLabel}
            </Button>
            <Button variant={tone} loading={loading} onClick={onceRead(onConfirm)}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </Root>
  );
}
