/** Severity of a toast. Errors are announced immediately and stay for 4 s, successes for 2 s, others for 4 s. */
export type ToastKind = "success" | "error" | "neutral";

/** A toast. */
export interface ToastMessage {
  /** Severity; errors are announced immediately. */
  kind: ToastKind;
  /** Title. */
  title: string;
  /** Details. */
  description?: string;
  /** Milliseconds until the toast is dismissed; `0` keeps it open. By default it depends on the kind. */
  timeout?: number;
}

/** Queue of toasts, shown by a `ToastRegion`. */
export interface Toasts {
  /** Shows a success toast. */
  success: (title: string, description?: string) => void;
  /** Shows an error toast, which is announced immediately. */
  error: (title: string, description?: string) => void;
  /** Shows a neutral toast. */
  neutral: (title: string, description?: string) => void;
  /**
   * Subscribes to toasts, including those queued earlier. Only one listener at a time. Returns the unsubscribe
   * function.
   */
  subscribe: (listener: (message: ToastMessage) => void) => () => void;
}

/** Creates a queue that holds toasts until a `ToastRegion` is mounted, so that the region can be lazy-loaded. */
export function createToasts(): Toasts {
  let listener: ((message: ToastMessage) => void) | undefined;
  const queued: ToastMessage[] = [];
  const enqueue = (kind: ToastKind) => (title: string, description?: string) => {
    const message: ToastMessage = description === undefined ? { kind, title } : { kind, title, description };
    if (listener === undefined) queued.push(message);
    else listener(message);
  };
  return {
    success: enqueue("success"),
    error: enqueue("error"),
    neutral: enqueue("neutral"),
    subscribe: (next) => {
      listener = next;
      for (const message of queued.splice(0)) next(message);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
