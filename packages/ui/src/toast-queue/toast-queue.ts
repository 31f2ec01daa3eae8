/** Severity of a toast. Errors are announced immediately. Success toasts stay for 2 s, errors and neutral toasts for 4 s. */
export type ToastKind = "success" | "error" | "neutral";

/** Button of a toast. Offer the same action elsewhere too, because the toast disappears. */
export interface ToastAction {
  /** Visible label, such as "Undo". */
  label: string;
  /** Called when the user presses the button. The toast closes. */
  onClick: () => void;
}

/** Optional parts of a toast. */
export interface ToastOptions {
  /** Details. */
  description?: string;
  /** Milliseconds until the toast is dismissed; `0` keeps it open. The default is 10 s with an action, otherwise it depends on the kind. */
  duration?: number;
  /** Button of the toast. */
  action?: ToastAction;
  /** A toast with the id of a visible toast replaces that toast. */
  id?: string;
}

/** A toast. */
export interface ToastMessage extends ToastOptions {
  /** Severity; errors are announced immediately. */
  kind: ToastKind;
  /** Title. */
  title: string;
}

/** Shows a toast with a title and either a description or several options. */
export type ShowToast = (title: string, options?: string | ToastOptions) => void;

/** Queue of toasts, shown by a `ToastRegion`. */
export interface Toasts {
  /** Shows a success toast. */
  success: ShowToast;
  /** Shows an error toast, which is announced immediately. */
  error: ShowToast;
  /** Shows a neutral toast. */
  neutral: ShowToast;
  /**
   * Subscribes to toasts, including those queued earlier. Supports one listener at a time. Returns the unsubscribe
   * function.
   */
  subscribe: (listener: (message: ToastMessage) => void) => () => void;
}

/** Creates a queue that holds toasts until a `ToastRegion` is mounted, so that the region can be lazy-loaded. */
export function createToasts(): Toasts {
  let listener: ((message: ToastMessage) => void) | undefined;
  const queued: ToastMessage[] = [];
  const enqueue =
    (kind: ToastKind): ShowToast =>
    (title, options) => {
      const message = { kind, title, ...(typeof options === "string" ? { description: options } : options) };
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
