import { useEffect, useState, useSyncExternalStore } from "react";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { canUsePasskeys, hasUsedPasskey } from "../../platform/passkey-support.ts";
import { session } from "../../session/session.ts";

const never = () => () => undefined;
const always = () => true;

const load = () => import("./passkey-sign-in.ts");

/**
 * Offers passkeys in the email field if this browser has used one before. Returns whether a sign-in is pending, and a
 * function that asks for a passkey and signs in; `undefined` if the browser does not support passkeys.
 */
export function usePasskeySignIn(): [isPending: boolean, signIn: (() => void) | undefined] {
  const [isPending, setPending] = useState(false);
  // Prerendered pages contain the button. Without passkey support, their CSS hides it until this hook removes it.
  const isPossible = useSyncExternalStore(never, canUsePasskeys, always);
  useEffect(() => {
    const over = new AbortController();
    const offer = async () => (await load()).offerPasskeys(over.signal);
    // The page works without the offer.
    if (canUsePasskeys() && hasUsedPasskey()) offer().catch(() => undefined);
    return () => over.abort();
  }, []);
  async function signIn() {
    if (isPending || session.isBusy()) return;
    setPending(true);
    try {
      const { signInByPasskey } = await load();
      // Stay pending after sign-in: the next screen is loading.
      if (await signInByPasskey()) return;
    } catch (failure) {
      showFailureToast(failure);
    }
    setPending(false);
  }
  return [isPending, isPossible ? () => void signIn() : undefined];
}
