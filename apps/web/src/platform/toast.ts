import { createToasts, type ToastKind } from "@trellis/ui/toast-queue";

/** The news waiting to be shown; the region that shows them is fetched with the first one (`app/toasts.tsx`). */
export const toastQueue = createToasts();

const watchers = new Set<() => void>();
let isWanted = false;

/** Whether there has been any news yet. */
export const toastsWanted = {
  read: (): boolean => isWanted,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

const say = (kind: ToastKind) => (title: string, description?: string) => {
  toastQueue[kind](title, description);
  isWanted = true;
  watchers.forEach((watcher) => watcher());
};

/** Says passing news at the bottom right: an error for 4 s, a success for 2 s, anything else for 4 s (spec §9). */
export const toast = { success: say("success"), error: say("error"), neutral: say("neutral") };
