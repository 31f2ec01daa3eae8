import type { RenewalDialogProps } from "./renewal-dialog.section.tsx";
import { usePaymentFlow } from "./use-payment-flow.ts";

/** Opens the dialog of a cancellation or a resumption, and its props while it is open. */
export interface Renewal {
  open: () => void;
  dialog: Pick<RenewalDialogProps, "purpose" | "view" | "onConfirm" | "onClose"> | undefined;
}

/** Runs a cancellation or a resumption of the subscription. */
export function useRenewal(purpose: RenewalDialogProps["purpose"]): Renewal {
  const { step, send } = usePaymentFlow(purpose);
  const open = () => send({ type: `${purpose}.requested` });
  const onClose = () => send({ type: "dialog.closed" });
  if (step.is === "asking")
    return { open, dialog: { purpose, view: "asking", onConfirm: () => send({ type: "change.confirmed" }), onClose } };
  const onConfirm = () => send({ type: "retry.requested" });
  if (step.is === "notConfirmed" || step.is === "outcomeUnknown")
    return { open, dialog: { purpose, view: step.is, onConfirm, onClose } };
  const isBusy = step.is === "paying" || step.is === "checkingOutcome";
  return { open, dialog: isBusy ? { purpose, view: "busy", onConfirm, onClose } : undefined };
}
