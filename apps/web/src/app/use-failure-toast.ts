import { useEffect } from "react";
import { tellFailure } from "./tell-failure.ts";

/** Says once that a read has failed (spec §8). */
export function useFailureToast(failure: Error | null): void {
  useEffect(() => {
    if (failure) tellFailure(failure);
  }, [failure]);
}
