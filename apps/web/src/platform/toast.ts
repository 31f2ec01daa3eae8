import { createToasts, type ToastKind } from "@trellis/ui/toast-queue";
import { createStore } from "./store.ts";

/**
 * Loads the component that renders toasts (`features/notifications`) before the first toast, which may report that the
 * connection was lost. A failure is ignored.
 */
export const preloadToasts = (): void => void import("@trellis/ui/toast").catch(() => undefined);

/** Pending toasts. The component that renders them is loaded with the first toast. */
export const toastQueue = createToasts();

/** Whether any toast has been shown since the page loaded. */
export const hasToasts = createStore(false);

const raise = (kind: ToastKind) => (title: string, description?: string) => {
  toastQueue[kind](title, description);
  hasToasts.set(true);
};

/** Shows a toast at the bottom right: errors and neutral messages for 4 s, successes for 2 s (spec §9). */
export const toast = { success: raise("success"), error: raise("error"), neutral: raise("neutral") };
