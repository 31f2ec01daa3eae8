import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { Notice } from "@trellis/ui/notice";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { dialogText, type PaymentSubject } from "./dialog-text.ts";

/** State of the payment. */
export type PaymentDialogView =
  | { is: "preparing" }
  | { is: "refused"; reason: string; onRetry: () => void }
  | { is: "editing"; onSubmit: () => void }
  | { is: "paying"; canLeave: boolean }
  | { is: "notConfirmed"; onSubmit: () => void; onAnotherCard: () => void };

export interface PaymentDialogProps {
  subject: PaymentSubject;
  view: PaymentDialogView;
  /** The card provider's fields. They stay mounted while the dialog is open, so that no input is lost. */
  fields: ReactNode;
  onClose: () => void;
}

const Form = styled.form`
  display: grid;
  gap: var(--tr-space-5);
`;

/** The dialog with the card form. */
export function PaymentDialog({ subject, view, fields, onClose }: PaymentDialogProps): ReactNode {
  const { t } = useTranslation("payment");
  const form = useRef<HTMLFormElement>(null);
  const words = dialogText(subject, t);
  const isBusy = view.is === "paying";
  const canSubmit = view.is === "editing" || view.is === "notConfirmed";
  const isLocked = isBusy && !view.canLeave;

  // Disabling the focused field drops the focus. Restore it once the form is enabled, preferably to an invalid field.
  useEffect(() => {
    if (view.is !== "editing") return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const isInside = form.current?.matches(":focus-within");
    (wrong ?? (isInside ? null : form.current?.querySelector("input")))?.focus();
  }, [view.is]);

  return (
    <Dialog
      open
      title={words.title}
      description={words.description}
      {...(isLocked ? { dismissible: false } : { onClose, closeLabel: t("dialog.close") })}
    >
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit) view.onSubmit();
        }}
      >
        {view.is === "refused" && (
          <Notice
            kind="danger"
            title={words.setupFailed}
            action={
              <Button variant="secondary" size="sm" onClick={view.onRetry}>
                {t("dialog.retrySetup")}
              </Button>
            }
          >
            {view.reason}
          </Notice>
        )}
        {fields}
        {view.is === "notConfirmed" && (
          <Notice
            kind="warning"
            action={
              <Button variant="secondary" size="sm" onClick={view.onAnotherCard}>
                {t("dialog.anotherCard")}
              </Button>
            }
          >
            {words.notConfirmed}
          </Notice>
        )}
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!canSubmit && !isBusy}>
          {words.submit}
        </Button>
        <VisuallyHidden role="status">
          {view.is === "preparing" && t("dialog.preparing")}
          {isBusy && words.paying}
        </VisuallyHidden>
      </Form>
    </Dialog>
  );
}
