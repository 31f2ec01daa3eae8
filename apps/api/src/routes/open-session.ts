import type { Account } from "../domain/account.ts";
import type { Ports } from "../ports.ts";
import { shortUserAgent } from "../rules/device.ts";
import { expiryFrom } from "../rules/session.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { userOnWire } from "./user-on-wire.ts";

/** Opens a session and returns its response body. */
export async function openSession(
  account: Account,
  { ports, now, headers, messages }: { ports: Ports; now: Date; headers: Headers; messages: { loggedIn: string } },
) {
  const token = ports.tokens.mint();
  await ports.sessions.open({
    id: ports.newId(),
    tokenDigest: await ports.tokens.digest(token),
    accountId: account.id,
    openedAt: now,
    expiresAt: expiryFrom(now),
    userAgent: shortUserAgent(headers.get("user-agent")),
  });
  return sessionOnWire(await settleSubscription(account, ports), token, messages.loggedIn, ports);
}

/** Returns a session in wire format. Clients use either name of each field, so both are sent (spec §7). */
export function sessionOnWire(account: Account, token: string, message: string, ports: Ports) {
  const user = userOnWire(account, ports);
  return { userData: user, user, accessToken: token, token, message };
}
