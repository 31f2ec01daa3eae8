import type { Language } from "@trellis/contract/fields";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { MailFacts } from "@trellis/server-core/ports/mail";
import type { Unit } from "@trellis/server-core/ports/unit";
import { queueMail } from "../mail/queue-mail.ts";
import { newRecoveryCodes, recoveryCodeDigest } from "../rules/recovery-codes.ts";

interface ChangeInput {
  account: Account;
  ports: Ports;
  language: Language;
}
type Change = MailFacts["secondFactorChanged"]["change"];
type SecondFactors = Unit["secondFactors"];

/** New recovery codes and the digests that are stored. */
interface NewCodes {
  codes: string[];
  digests: string[];
}

/** Returns new recovery codes. */
export async function mintRecoveryCodes({ account, ports }: ChangeInput): Promise<NewCodes> {
  const codes = newRecoveryCodes(ports.tokens);
  const digests = await Promise.all(codes.map(async (code) => recoveryCodeDigest(account.id, code, ports.tokens)));
  return { codes, digests };
}

/** Returns recovery codes if the account is about to get its first second factor. */
export const firstRecoveryCodes = async (input: ChangeInput): Promise<NewCodes | null> =>
  input.account.hasSecondFactor ? null : mintRecoveryCodes(input);

/** Deletes the recovery codes of an account without a second factor, so that they do not work with a later one. */
export async function forgetRecoveryCodes(accountId: string, secondFactors: SecondFactors): Promise<void> {
  const { passkeys, authenticator } = await secondFactors.read(accountId);
  if (passkeys.length === 0 && !authenticator?.confirmedAt) await secondFactors.replaceRecoveryCodes(accountId, []);
}

/**
 * Changes the second factors and queues the email in one transaction; false if `work` changed nothing. `work` must await
 * only calls of `secondFactors`, because it holds locks.
 */
export async function changeSecondFactors(
  change: Change,
  { account, ports, language }: ChangeInput,
  work: (secondFactors: SecondFactors) => Promise<boolean>,
): Promise<boolean> {
  const isChanged = await ports.atomically(async (unit) => {
    if (!(await work(unit.secondFactors))) return false;
    const mail = { kind: "secondFactorChanged", email: account.email, language, facts: { change } } as const;
    await queueMail(mail, { ...ports, ...unit });
    return true;
  });
  if (isChanged) ports.log.security("second factor changed", { account: account.id, change });
  return isChanged;
}
