import { useEffect, useState } from "react";
import { canOfferPasskeys, canUsePasskeys } from "../../platform/passkey-support.ts";
import { session } from "../../session/session.ts";

const load = () => import("./passkey-sign-in.ts");

/** Offers passkeys in the email field, and returns a function that asks for one; `undefined` if the browser can’t. */
export function usePasskeySignIn(): [isPending: boolean, signIn: (() => void) | undefined] {
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const offer = async () => {
      if (!(await canOfferPasskeys())) return;
      const { offerPasskeys } = await load();
      if (!over.signal.aborted) await offerPasskeys(over.signal);
    };
    // The page works without the offer.
    offer().catch(() => undefined);
    return () => over.abort();
  }, []);
  async function signIn() {
    if (isPending || session.isBusy()) return;
    setPending(true);
    const { signInByPasskey } = await load();
    // Stay pending after sign-in: the next screen is loading.
    if (!(await signInByPasskey())) setPending(false);
  }
  return [isPending, canUsePasskeys() ? () => void signIn() : undefined];
}
