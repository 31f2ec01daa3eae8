import type { Language } from "@trellis/contract/fields";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { expiryFrom } from "@trellis/server-core/session";
import { HttpError } from "../http-error.ts";
import { isDeleted } from "../rules/deletion.ts";
import { shortUserAgent } from "../rules/device.ts";
import type { Messages } from "../text/en.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { userOnWire } from "./user-on-wire.ts";

/** Parts of a request that a sign-in needs. */
export interface SignInInput {
  ports: Ports;
  now: Date;
  headers: Headers;
  language: Language;
  messages: Messages;
}

/** Opens a session, unless the account counts as deleted, and returns its response body. */
export async function openSession(account: Account, { ports, now, headers, language, messages }: SignInInput) {
  if (isDeleted(account, now)) throw new HttpError(403, "accountDeleted");
  const token = ports.tokens.mint();
  const id = ports.newId();
  await ports.sessions.open({
    id,
    tokenDigest: await ports.tokens.digest(token),
    accountId: account.id,
    openedAt: now,
    expiresAt: expiryFrom(now, now),
    userAgent: shortUserAgent(headers.get("user-agent")),
    language,
  });
  ports.log.security("signed in", { account: account.id, session: id });
  const message = account.deletedFrom ? messages.loggedInBeforeDeletion(account.deletedFrom) : messages.loggedIn;
  return sessionOnWire(await settleSubscription(account, ports), token, message, ports);
}

/** Returns a session in wire format. Clients use either name of each field, so both are sent (spec §7). */
export function sessionOnWire(account: Account, token: string, message: string, ports: Ports) {
  const user = userOnWire(account, ports);
  return { userData: user, user, accessToken: token, token, message };
}
