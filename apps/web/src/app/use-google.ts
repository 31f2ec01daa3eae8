import { useRef, useState } from "react";
import { session } from "../features/session/session.ts";
import { tellFailure } from "./tell-failure.ts";

/** Google's way in: whether it is under way, and how to take it. Its code is fetched with the first click. */
export function useGoogle(onDone?: (message: string | undefined) => void): [isPending: boolean, enter: () => void] {
  const [isPending, setShown] = useState(false);
  // A second click in the same breath comes before anything is drawn anew.
  const isAsked = useRef(false);
  const setPending = (isNow: boolean) => {
    isAsked.current = isNow;
    setShown(isNow);
  };
  async function enter() {
    if (isAsked.current || session.isBusy()) return;
    setPending(true);
    try {
      const { enterWithGoogle } = await import("./enter-with-google.ts");
      const entered = await enterWithGoogle();
      // Once signed in it stays pending: the next screen is on its way.
      if (entered) onDone?.(entered.message);
      else setPending(false);
    } catch (failure) {
      setPending(false);
      tellFailure(failure);
    }
  }
  return [isPending, () => void enter()];
}
