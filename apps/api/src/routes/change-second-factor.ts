import type { Language } from "@trellis/contract/fields";
import type { Account } from "../domain/account.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { MailFacts } from "../ports/mail.ts";
import type { Ports } from "../ports.ts";
import { newRecoveryCodes, recoveryCodeDigest } from "../rules/recovery-codes.ts";

interface ChangeInput {
  account: Account;
  ports: Ports;
  language: Language;
}

/** Replaces the account's recovery codes and returns the new ones. */
export async function replaceRecoveryCodes({ account, ports }: ChangeInput): Promise<string[]> {
  const codes = newRecoveryCodes(ports.tokens);
  const digests = await Promise.all(codes.map(async (code) => recoveryCodeDigest(account.id, code, ports.tokens)));
  await ports.secondFactors.replaceRecoveryCodes(account.id, digests);
  return codes;
}

/** Returns recovery codes if the account has just got its first second factor. */
export const firstRecoveryCodes = async (input: ChangeInput) =>
  input.account.hasSecondFactor ? {} : { recoveryCodes: await replaceRecoveryCodes(input) };

/** Deletes the recovery codes of an account without a second factor, which would otherwise work again later. */
export async function forgetRecoveryCodes({ account, ports }: ChangeInput): Promise<void> {
  const { passkeys, authenticator } = await ports.secondFactors.read(account.id);
  if (passkeys.length === 0 && !authenticator?.confirmedAt) {
    await ports.secondFactors.replaceRecoveryCodes(account.id, []);
  }
}

/** Logs a change and emails the owner. */
export async function announceChange(
  change: MailFacts["secondFactorChanged"]["change"],
  { account, ports, language }: ChangeInput,
): Promise<void> {
  ports.log.info("second factor changed", { account: account.id, change });
  await queueMail({ kind: "secondFactorChanged", email: account.email, language, facts: { change } }, ports);
}
