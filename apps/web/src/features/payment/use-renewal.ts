import type { RenewalDialogProps } from "./renewal-dialog.section.tsx";
import { renewalView } from "./renewal-view.ts";
import { usePaymentFlow } from "./use-payment-flow.ts";

/** A function that opens the dialog of a cancellation or a resumption, and the dialog's props while it is open. */
export interface Renewal {
  open: () => void;
  dialog: Pick<RenewalDialogProps, "purpose" | "view" | "onReason" | "onConfirm" | "onClose"> | undefined;
}

/** Runs a cancellation or a resumption of the subscription. */
export function useRenewal(purpose: RenewalDialogProps["purpose"]): Renewal {
  const { step, send, setReason } = usePaymentFlow(purpose);
  const view = renewalView(step);
  const onConfirm = () => send({ type: view === "asking" ? "change.confirmed" : "retry.requested" });
  const onClose = () => send({ type: "dialog.closed" });
  const open = () => {
    setReason(undefined);
    send({ type: `${purpose}.requested` });
  };
  return { open, dialog: view && { purpose, view, onReason: setReason, onConfirm, onClose } };
}
