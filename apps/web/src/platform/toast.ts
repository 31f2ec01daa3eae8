import { createToasts, type ToastKind } from "@trellis/ui/toast-queue";
import { createStore } from "./store.ts";

/** Pending toasts. The component that renders them is loaded with the first toast (`features/notifications`). */
export const toastQueue = createToasts();

/** Whether any toast has been shown since the page loaded. */
export const hasToasts = createStore(false);

const raise = (kind: ToastKind) => (title: string, description?: string) => {
  toastQueue[kind](title, description);
  hasToasts.set(true);
};

/** Shows a toast at the bottom right: errors and neutral messages for 4 s, successes for 2 s (spec §9). */
export const toast = { success: raise("success"), error: raise("error"), neutral: raise("neutral") };
