import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { Notice } from "@trellis/ui/notice";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { dialogWords, type PaymentSubject } from "./dialog-words.ts";

/** Where the payment stands. */
export type PaymentDialogView =
  | { is: "preparing" }
  | { is: "refused"; reason: string; onRetry: () => void }
  | { is: "editing"; onSubmit: () => void }
  | { is: "paying"; canLeave: boolean }
  | { is: "notConfirmed"; onSubmit: () => void; onAnotherCard: () => void };

export interface PaymentDialogProps {
  subject: PaymentSubject;
  view: PaymentDialogView;
  /** The card provider's fields; they stay for as long as the dialog, so that nothing typed is lost. */
  fields: ReactNode;
  onClose: () => void;
}

const Form = styled.form`
  display: grid;
  gap: var(--tr-space-5);
`;

/** The card form, for whatever a card is asked for. */
export function PaymentDialog({ subject, view, fields, onClose }: PaymentDialogProps): ReactNode {
  const { t } = useTranslation("payment");
  const form = useRef<HTMLFormElement>(null);
  const words = dialogWords(subject, t);
  const isBusy = view.is === "paying";
  const canSubmit = view.is === "editing" || view.is === "notConfirmed";
  const isHeld = isBusy && !view.canLeave;

  // Disabling the field one is in drops the focus: it comes back with the form, to what is wrong if that is known.
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
      {...(isHeld ? { dismissible: false } : { onClose, closeLabel: t("dialog.close") })}
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
