import type { ToastKind, Toasts } from "@trellis/ui/toast-queue";

/** Returns a queue with the given timeouts in milliseconds; 0 keeps toasts open. */
export const withTimeouts = (toasts: Toasts, timeouts: Record<ToastKind, number>): Toasts => ({
  ...toasts,
  subscribe: (listener) => toasts.subscribe((message) => listener({ ...message, duration: timeouts[message.kind] })),
});

/** Returns a queue whose toasts stay open until they are dismissed. */
export const withoutTimeouts = (toasts: Toasts): Toasts => withTimeouts(toasts, { success: 0, error: 0, neutral: 0 });
