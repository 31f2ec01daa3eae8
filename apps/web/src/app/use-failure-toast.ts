import { useEffect } from "react";
import { failureText } from "../text/failure-text.ts";
import { tellFailure } from "./tell-failure.ts";

/** Says once that a read has failed (spec §8); `otherwise` where the server says nothing of it. */
export function useFailureToast(failure: Error | null, otherwise?: string): void {
  useEffect(() => {
    if (failure) tellFailure(failure, failureText(failure, otherwise));
  }, [failure, otherwise]);
}
