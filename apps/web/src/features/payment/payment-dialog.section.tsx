import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { Notice } from "@trellis/ui/notice";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { ChangePreview } from "./change-preview.section.tsx";
import { type DialogText, dialogText, type PaymentSubject } from "./dialog-text.ts";
import { DialogNotice } from "./dialog-notice.tsx";
import type { PaymentDialogView } from "./dialog-view.ts";
import { DueToday } from "./due-today.section.tsx";

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

/** Shows only the lead, because the dialog shows the amounts below it. Screen readers read the whole description. */
const Lead = ({ lead, description }: Pick<DialogText, "lead" | "description">) => (
  <>
    <span aria-hidden>{lead}</span>
    <VisuallyHidden>{description}</VisuallyHidden>
  </>
);

/** The dialog with the card form. */
export function PaymentDialog({ subject, view, fields, onClose }: PaymentDialogProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const form = useRef<HTMLFormElement>(null);
  const words = dialogText(subject, t, i18n.language);
  const isBusy = view.is === "paying" || view.is === "checkingOutcome";
  const isPriceKnown = subject.purpose !== "planChange" || subject.preview.is === "ready";
  const canSubmit = isPriceKnown || view.is === "outcomeUnknown";
  const onSubmit = "onSubmit" in view && canSubmit ? view.onSubmit : undefined;
  const isLocked = view.is === "authenticating" || (isBusy && !(view.is === "paying" && view.canLeave));

  // Disabling the focused field drops focus. Restore it once the form is enabled, preferably to an invalid field.
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
      description={words.lead === undefined ? words.description : <Lead {...words} />}
      {...(isLocked ? { dismissible: false } : { onClose, closeLabel: t("dialog.close") })}
    >
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
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
        <DialogNotice view={view} words={words} />
        {subject.purpose === "planChange" && <ChangePreview view={subject.preview} now={subject.now} />}
        {subject.purpose === "firstSubscription" && (
          <DueToday plan={subject.plan} isFree={subject.hasTrial && view.is !== "askingConsent"} now={subject.now} />
        )}
        {view.is !== "authenticating" && (
          <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!onSubmit && !isBusy}>
            {view.is === "outcomeUnknown" ? t("dialog.checkAgain") : words.submit}
          </Button>
        )}
        <VisuallyHidden role="status">
          {view.is === "preparing" && t("dialog.preparing")}
          {view.is === "paying" && words.paying}
          {view.is === "authenticating" && t("bank.waiting")}
        </VisuallyHidden>
        {view.is === "checkingOutcome" && <Notice>{t("dialog.checking")}</Notice>}
      </Form>
    </Dialog>
  );
}
