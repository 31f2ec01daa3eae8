import { toast } from "../platform/toast.ts";
import { failureText } from "../text/failure-text.ts";

const told = new WeakSet<object>();

/**
 * Says in a toast what has failed (spec §8). A failure is told once, whoever hears of it: a refused session ends before
 * the screen that asked can say why.
 */
export function tellFailure(failure: unknown, words = failureText(failure)): void {
  if (typeof failure === "object" && failure !== null) {
    if (told.has(failure)) return;
    told.add(failure);
  }
  toast.error(words);
}
