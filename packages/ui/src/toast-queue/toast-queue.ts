/** How news is meant: an error interrupts and stays 4 s, a success 2 s, the rest 4 s. */
export type ToastKind = "success" | "error" | "neutral";

/** One piece of passing news. */
export interface ToastMessage {
  /** How it went; an error is read out at once. */
  kind: ToastKind;
  /** The news in a few words. */
  title: string;
  /** The details, or what to do. */
  description?: string;
}

/** Where any code says news, and the one region that shows it. */
export interface Toasts {
  /** Something worked out. */
  success: (title: string, description?: string) => void;
  /** Something failed; it stays longer and is read out at once. */
  error: (title: string, description?: string) => void;
  /** News that is neither good nor bad. */
  neutral: (title: string, description?: string) => void;
  /** Hears every message, those from before it listened first; only one listens at a time. */
  subscribe: (listener: (message: ToastMessage) => void) => () => void;
}

/** Keeps news until a `ToastRegion` is there to show it, so that the region can load late. */
export function createToasts(): Toasts {
  let listener: ((message: ToastMessage) => void) | undefined;
  const waiting: ToastMessage[] = [];
  const say = (kind: ToastKind) => (title: string, description?: string) => {
    const message: ToastMessage = description === undefined ? { kind, title } : { kind, title, description };
    if (listener === undefined) waiting.push(message);
    else listener(message);
  };
  return {
    success: say("success"),
    error: say("error"),
    neutral: say("neutral"),
    subscribe: (next) => {
      listener = next;
      for (const message of waiting.splice(0)) next(message);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
