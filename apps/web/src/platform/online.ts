import type { Readable } from "./store.ts";

/** Whether the browser reports a network connection. */
export const online: Readable<boolean> = {
  read: () => navigator.onLine,
  prerendered: () => true,
  subscribe(listener) {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};
