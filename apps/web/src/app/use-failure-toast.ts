import { useEffect } from "react";
import { toast } from "../platform/toast.ts";
import { failureText } from "../text/failure-text.ts";

/** Says once that a read has failed (spec §8). */
export function useFailureToast(failure: Error | null): void {
  useEffect(() => {
    if (failure) toast.error(failureText(failure));
  }, [failure]);
}
