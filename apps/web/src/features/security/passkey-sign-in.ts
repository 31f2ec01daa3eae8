import { CallFailed } from "@trellis/contract/call-failed";
import { passkeySignInOptions, signInWithPasskey } from "@trellis/contract/passkey-sign-in";
import { api } from "../../platform/api.ts";
import { askForPasskey, canOfferPasskeys, stopAsking } from "../../platform/passkey.ts";
import { session } from "../../session/session.ts";
import { showPasskeyFailure } from "./passkey-failure.ts";

async function signIn(isOffer: boolean, signal?: AbortSignal): Promise<void> {
  const { options } = await api(passkeySignInOptions, {}, signal);
  const passkey = await askForPasskey(options, isOffer);
  if (signal?.aborted) return;
  await session.logInWith(() => api(signInWithPasskey, { body: { passkey } }));
}

/** Signs in with a passkey that the user chooses. On failure, shows a toast and returns `false`. */
export async function signInByPasskey(): Promise<boolean> {
  try {
    await signIn(false);
    return true;
  } catch (failure) {
    await showPasskeyFailure(failure);
    return false;
  }
}

/**
 * Offers the user’s passkeys in the autofill menu of the email field, if the browser supports it, until `signal` aborts.
 * Shows an error only if the server rejects the chosen passkey, because the page works without passkeys.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<void> {
  if (!(await canOfferPasskeys()) || signal.aborted) return;
  signal.addEventListener("abort", stopAsking, { once: true });
  try {
    await signIn(true, signal);
  } catch (failure) {
    const isRefused = failure instanceof CallFailed && failure.call === signInWithPasskey.name;
    if (signal.aborted || !isRefused) return;
    await showPasskeyFailure(failure);
    // The challenge may have expired while the page was open, so repeat the offer with a new challenge.
    if (failure.status === 400) await offerPasskeys(signal);
  }
}
