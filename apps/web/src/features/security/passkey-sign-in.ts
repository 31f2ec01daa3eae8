import { CallFailed } from "@trellis/contract/call-failed";
import { passkeySignInOptions, signInWithPasskey } from "@trellis/contract/second-factor";
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

/** Signs in with a passkey that the user chooses. Returns `false` on failure, after showing it. */
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
 * Offers the user’s passkeys in the menu of the email field, if the browser can, until aborted. Shows only failures of a
 * chosen passkey, because the page works without the offer.
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
    // The challenge expires while the page is open, so the next choice needs a new challenge.
    if (failure.status === 400) await offerPasskeys(signal);
  }
}
