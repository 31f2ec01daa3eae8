import type { Account } from "@trellis/server-core/domain/account";
import type { StoredCard } from "@trellis/server-core/domain/wallet";
import type { Ports } from "@trellis/server-core/ports";
import type { SavedCard } from "@trellis/server-core/ports/payments";

/** Returns a card as it is stored: with the digest for the list of used trials instead of the fingerprint. */
export const storedCard = async ({ fingerprint, ...facts }: SavedCard, { tokens }: Ports): Promise<StoredCard> => ({
  ...facts,
  trialDigest: await tokens.hmac(`trial card ${fingerprint}`),
});

/** Returns the holder who claims a trial, and the digests of the card and verified email, which must be new to the list. */
async function claimOf({ id, email, emailVerified }: Account, card: StoredCard | null, { tokens }: Ports) {
  const holder = await tokens.hmac(`trial holder ${id}`);
  const ofEmail = emailVerified ? [await tokens.hmac(`trial email ${email.toLowerCase()}`)] : [];
  return { holder, digests: [...(card ? [card.trialDigest] : []), ...ofEmail] };
}

/** Reserves a free trial for an account; false if the account, its card or its verified email has used one. */
export async function claimTrial(account: Account, card: StoredCard | null, ports: Ports): Promise<boolean> {
  if (account.trialUsed) return false;
  const { holder, digests } = await claimOf(account, card, ports);
  return ports.trials.claim(digests, holder, ports.clock.now());
}

/**
 * Adds the verified email of an account that has used a trial to the list of used trials, where it is missing if it was
 * verified after the trial began. Call it before another account can get the email.
 */
export async function rememberTrial(account: Account, ports: Ports): Promise<void> {
  if (!account.trialUsed) return;
  const { holder, digests } = await claimOf(account, null, ports);
  await ports.trials.claim(digests, holder, ports.clock.now());
}

/** Whether the next subscription starts with a free trial, unless a card that is not saved yet has used one. */
export async function hasTrial(account: Account, card: StoredCard | null, ports: Ports): Promise<boolean> {
  if (account.trialUsed) return false;
  const { holder, digests } = await claimOf(account, card, ports);
  return !(await ports.trials.isUsed(digests, holder));
}
