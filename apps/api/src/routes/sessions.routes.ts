import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { deviceOf } from "../rules/device.ts";
import { signedInRoute } from "./route.ts";

export const sessionsRoutes = [
  signedInRoute(listSessions, async ({ account, tokenDigest: own, ports, now }) => {
    const open = await ports.sessions.list(account.id, now);
    const sessions = open.map(({ id, tokenDigest, openedAt, seenAt, userAgent }) => ({
      id,
      createdAt: openedAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      device: deviceOf(userAgent),
      isCurrent: tokenDigest === own,
    }));
    return { sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
  }),

  signedInRoute(endSession, async ({ account, query, ports, messages }) => {
    await ports.sessions.endOne(account.id, query.id);
    ports.log.security("session ended", { account: account.id, session: query.id });
    return { message: messages.sessionEnded };
  }),

  signedInRoute(signOutElsewhere, async ({ account, tokenDigest, ports, messages, now }) => {
    const ended = await ports.sessions.endOthers(account.id, tokenDigest, now);
    ports.log.security("other sessions ended", { account: account.id, ended });
    return { message: messages.signedOutElsewhere, ended };
  }),
];
