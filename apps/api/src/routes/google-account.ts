import { type GoogleIdentity, providerTokenHeader } from "@trellis/contract/account";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { GoogleUser } from "@trellis/server-core/ports/google";
import { HttpError } from "../http-error.ts";
import { addEndOfPayer } from "../jobs/add-end-of-payer.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { onOneLine } from "../rules/one-line.ts";
import { openSession, type SignInInput } from "./open-session.ts";
import { finishSignIn } from "./second-factor-step.ts";

/**
 * Signs in with Google. Google returns the user id, email and picture for the access token. Finds, links or creates the
 * account (see `Accounts.signInWithGoogle`). A linked Google account has Google's own second step, so the server does
 * not ask for one. An unlinked one with the same email replaces only the password, not the second step (docs/decisions/0062).
 */
export async function signInWithGoogle(identity: GoogleIdentity, input: SignInInput) {
  const { ports, language, now, headers } = input;
  const user = await provenGoogleUser(headers, ports);
  if (user.email.toLowerCase() !== identity.email.toLowerCase()) throw new HttpError(403, "googleUnproven");
  const { subject, email, picture: avatar } = user;
  const fullname = onOneLine(identity.fullname ?? "") || (email.split("@", 1)[0] ?? "");
  const profile = { id: ports.newId(), subject, email, fullname, avatar, now };
  const entry = await ports.atomically(async (unit) => {
    const found = await unit.accounts.signInWithGoogle(profile);
    if (found?.outcome === "joined" || found?.outcome === "takenOver") {
      const mail = { kind: "googleJoined", email: found.account.email, language, facts: {} } as const;
      await queueMail(mail, { ...ports, ...unit });
    }
    if (found?.formerPayer) await addEndOfPayer(found.account.id, found.formerPayer, language, unit);
    return found;
  });
  if (!entry) {
    const same = await ports.accounts.byEmail(email);
    if (same && (await isProtected(same.account, ports))) return finishSignIn(same.account, input);
    throw new HttpError(409, "otherGoogle");
  }
  const { account, outcome } = entry;
  if (outcome !== "found") ports.log.security("signed in with Google", { account: account.id, outcome });
  return openSession(account, input);
}

/** Whether the account's second factor prevents linking Google. */
async function isProtected({ id, emailVerified, hasSecondFactor }: Account, { accounts }: Ports): Promise<boolean> {
  if (!emailVerified || !hasSecondFactor) return false;
  return (await accounts.credentials(id)).googleSubject === null;
}

/** Returns the Google user that the access token in the headers belongs to. */
export async function provenGoogleUser(headers: Headers, { google, log }: Ports): Promise<GoogleUser> {
  if (google.about.kind === "off") throw new HttpError(403, "googleOff");
  const token = headers.get(providerTokenHeader);
  const user = token && (await google.lookUp(token).catch(unavailable(log)));
  if (!user || !user.isEmailVerified) throw new HttpError(403, "googleUnproven");
  return user;
}

/** Turns failures of Google into a 502: passing on a 401 would sign the user out. */
const unavailable =
  (log: Ports["log"]) =>
  (cause: unknown): never => {
    log.error("identity provider failed", { cause });
    throw new HttpError(502, "googleAway");
  };
