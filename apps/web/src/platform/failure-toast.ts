import { useEffect } from "react";
import { failureText } from "../text/failure-text.ts";
import { toast } from "./toast.ts";

const shown = new WeakSet<object>();

/**
 * Shows a failure as an error toast (spec §8), once per failure: when a 401 ends the session, both the session and the
 * screen that made the call report it.
 */
export function showFailureToast(failure: unknown, message = failureText(failure)): void {
  if (typeof failure === "object" && failure !== null) {
    if (shown.has(failure)) return;
    shown.add(failure);
  }
  toast.error(message);
}

/** Shows a toast when a query fails; `fallback` applies when the server sent no message. */
export function useFailureToast(failure: Error | null, fallback?: string): void {
  useEffect(() => {
    if (failure) showFailureToast(failure, failureText(failure, fallback));
  }, [failure, fallback]);
}
