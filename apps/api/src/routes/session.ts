import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { preferredLanguage } from "@trellis/server-core/preferred-language";
import { expiryFrom, isStale, tokenIn } from "@trellis/server-core/session";
import { HttpError } from "../http-error.ts";
import { isDeleted } from "../rules/deletion.ts";
import { settleSubscription } from "./settle-subscription.ts";

/** Returns the account of the bearer token, after fetching its subscription from the card provider if that is due. */
export async function readSession(
  headers: Headers,
  ports: Ports,
): Promise<{ account: Account; token: string; tokenDigest: string; provedAt: Date }> {
  const token = tokenIn(headers.get("authorization"));
  if (token === null) throw sessionOver;
  const now = ports.clock.now();
  const tokenDigest = await ports.tokens.digest(token);
  const session = await ports.sessions.find(tokenDigest, now);
  if (!session || isDeleted(session.account, now)) throw sessionOver;
  const { provedAt, openedAt } = session;
  const expiry = expiryFrom(now, openedAt);
  // Sessions of earlier versions may have been extended for longer.
  if (expiry <= now) throw sessionOver;
  if (isStale(session.seenAt, now)) {
    const language = preferredLanguage(headers.get("accept-language") ?? undefined);
    await ports.sessions.touch(tokenDigest, { seenAt: now, expiresAt: expiry, language });
  }
  const account = await settleSubscription(session.account, ports);
  return { account, token, tokenDigest, provedAt };
}

const sessionOver = new HttpError(401, "sessionOver", { "www-authenticate": "Bearer" });
