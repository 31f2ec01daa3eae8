import { isMissingCardFields, type Purpose } from "@trellis/machines/subscription";
import { type ReactNode, useEffect, useState } from "react";
import { CardFields, preloadCardFields } from "../../platform/card-fields.tsx";
import type { EnteredCard } from "../../platform/card.ts";
import type { PaymentDialogProps } from "./payment-dialog.section.tsx";
import { dialogView } from "./payment-views.ts";
import { usePaymentFlow } from "./use-payment-flow.ts";
import type { PaymentFlow } from "./running-flow.ts";

/** The state of a payment flow with a card, a function that sends it events, and the props of its dialog. */
export interface Payment extends Pick<PaymentFlow, "step" | "send"> {
  /** Props of the dialog while it is open. */
  dialog: Omit<PaymentDialogProps, "subject"> | undefined;
}

/** Runs a payment flow with a card form. */
export function usePayment(purpose: Exclude<Purpose, "cancellation" | "resumption">): Payment {
  const { actor, step, send, setCard } = usePaymentFlow(purpose);
  const [card, keepCard] = useState<EnteredCard>();
  const [attempt, setAttempt] = useState(0);
  useEffect(preloadCardFields, []);

  const view = dialogView(step, card, (event) => {
    // Remount fields that failed to load. Other fields stay mounted and keep what was typed.
    if (isMissingCardFields(actor.getSnapshot())) setAttempt(attempt + 1);
    send(event);
  });
  const onReady = (entered: EnteredCard) => {
    keepCard(entered);
    setCard(entered);
    send({ type: "provider.ready" });
  };
  const onFailed = (error: unknown) => send({ type: "provider.failed", error });
  const fields: ReactNode = <CardFields key={attempt} disabled={view?.is !== "editing"} {...{ onReady, onFailed }} />;
  const onClose = () => send({ type: "dialog.closed" });
  return { step, send, dialog: view && { view, fields, onClose } };
}
