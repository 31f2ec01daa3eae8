import type { Plan } from "@trellis/contract/plan";
import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { Notice } from "@trellis/ui/notice";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { priceOf, suffixOf } from "./plan-words.ts";

/** Where the payment stands. */
export type PaymentDialogView =
  | { is: "preparing" }
  | { is: "refused"; reason: string; onRetry: () => void }
  | { is: "editing"; onSubmit: () => void }
  | { is: "paying"; canLeave: boolean }
  | { is: "notConfirmed"; onSubmit: () => void; onAnotherCard: () => void };

export interface PaymentDialogProps {
  plan: Plan;
  view: PaymentDialogView;
  /** Whether the free days have been had. */
  trialUsed: boolean;
  /** The card provider's fields; they stay for as long as the dialog, so that nothing typed is lost. */
  fields: ReactNode;
  onClose: () => void;
}

const Form = styled.form`
  display: grid;
  gap: var(--tr-space-5);
`;

/** The card form of one plan. */
export function PaymentDialog({ plan, view, trialUsed, fields, onClose }: PaymentDialogProps): ReactNode {
  const { t } = useTranslation("payment");
  const form = useRef<HTMLFormElement>(null);
  const price = { price: priceOf(plan), period: t(suffixOf(plan)) };
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
      title={t("dialog.title", { plan: plan.name })}
      description={t(trialUsed ? "dialog.paid" : "dialog.free", price)}
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
            title={t("dialog.setupFailed")}
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
            {t("dialog.notConfirmed")}
          </Notice>
        )}
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!canSubmit && !isBusy}>
          {t("dialog.submit", { name: plan.name, price: priceOf(plan) })}
        </Button>
        <VisuallyHidden role="status">
          {view.is === "preparing" && t("dialog.preparing")}
          {isBusy && t("dialog.paying", { name: plan.name })}
        </VisuallyHidden>
      </Form>
    </Dialog>
  );
}
