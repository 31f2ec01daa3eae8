import type { Account } from "../domain/account.ts";
import type { SavedCard } from "../ports/payments.ts";
import type { StoredCard } from "../domain/subscription.ts";
import type { Ports } from "../ports.ts";

/** Returns what is stored of a card: its number's digest in the list of used trials instead of its fingerprint. */
export const storedCard = async ({ fingerprint, ...facts }: SavedCard, { tokens }: Ports): Promise<StoredCard> => ({
  ...facts,
  trialDigest: await tokens.hmac(`trial card ${fingerprint}`),
});

/** Who uses a trial, and the digests of what must not have been used by anyone else: the card and a verified email. */
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

/** Whether the next subscription starts with a free trial, as far as is known without a card. */
export async function hasTrial(account: Account, card: StoredCard | null, ports: Ports): Promise<boolean> {
  if (account.trialUsed) return false;
  const { holder, digests } = await claimOf(account, card, ports);
  return !(await ports.trials.isUsed(digests, holder));
}
