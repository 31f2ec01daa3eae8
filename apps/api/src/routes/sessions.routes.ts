import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { deviceOf } from "../rules/device.ts";
import { answerSignedIn } from "./answer.ts";

export const sessionsRoutes = [
  answerSignedIn(listSessions, async ({ account, tokenDigest: own, ports, now }) => {
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

  answerSignedIn(endSession, async ({ account, query, ports, say }) => {
    await ports.sessions.endOne(account.id, query.id);
    return { message: say.sessionEnded };
  }),

  answerSignedIn(signOutElsewhere, async ({ account, tokenDigest, ports, say, now }) => {
    const ended = await ports.sessions.endOthers(account.id, tokenDigest, now);
    return { message: say.signedOutElsewhere, ended };
  }),
];
