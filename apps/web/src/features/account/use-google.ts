import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { session } from "../../session/session.ts";

const fetchSignIn = () => import("./sign-in-with-google.ts");

/** Returns whether a Google sign-in is pending and a function that starts one. The code is loaded on the first click. */
export function useGoogle(onDone?: (message: string | undefined) => void): [isPending: boolean, signIn: () => void] {
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  // A double click can arrive before the re-render.
  const isStarted = useRef(false);
  const setPending = (pending: boolean) => {
    isStarted.current = pending;
    setIsPending(pending);
  };
  async function signIn() {
    if (isStarted.current || session.isBusy()) return;
    setPending(true);
    try {
      const { signInWithGoogle } = await fetchSignIn();
      const result = await signInWithGoogle();
      // Stay pending after sign-in: the next screen is loading.
      if (result?.user) return onDone?.(result.message);
      setPending(false);
      // The sign-in page shows the second step.
      if (result) void navigate(paths.signIn, { replace: true });
    } catch (failure) {
      setPending(false);
      showFailureToast(failure);
    }
  }
  return [isPending, () => void signIn()];
}
