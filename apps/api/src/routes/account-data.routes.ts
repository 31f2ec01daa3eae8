import { deleteAccount, deletionDays, exportAccount, keepAccount } from "@trellis/contract/account-data";
import { apiHeaders } from "@trellis/server-core/reply";
import { accountArchive } from "../export/account-archive.ts";
import { zipStream } from "../export/zip-stream.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { HttpError } from "../http-error.ts";
import { isRunning } from "../rules/subscription.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { requireProof } from "./require-proof.ts";
import { signedInRoute } from "./route.ts";
import { cancelBefore } from "./set-cancellation.ts";

const day = 86_400_000;

export const accountDataRoutes = [
  signedInRoute(exportAccount, async (input) => {
    requireProof(input);
    const { account, language, ports, now } = input;
    await enforceRateLimit(ports.limits, "exportAccount", account.id);
    const files = await accountArchive(account, language, ports);
    const disposition = `attachment; filename="trellis-${now.toISOString().slice(0, 10)}.zip"`;
    ports.log.security("account exported", { account: account.id });
    return new Response(zipStream(files, now), {
      headers: { ...apiHeaders, "content-type": "application/zip", "content-disposition": disposition },
    });
  }),

  signedInRoute(deleteAccount, async (input) => {
    requireProof(input);
    const { account, tokenDigest, ports, language, messages, now } = input;
    await enforceRateLimit(ports.limits, "deleteAccount", account.id);
    // Cancel first: if the provider is unavailable, nothing is scheduled, so a deleted account is never charged.
    const { id: accountId, email } = account;
    const wanted = account.deletedFrom ?? new Date(now.getTime() + deletionDays * day);
    const schedule = () =>
      ports.atomically(async (unit) => {
        await unit.jobs.add("deleteAccount", { accountId, language }, { startAt: wanted });
        const at = await unit.accounts.scheduleDeletion(accountId, wanted);
        const mail = { kind: "accountDeletionScheduled", email, language, facts: { at: at.toISOString() } } as const;
        if (!account.deletedFrom) await queueMail(mail, { ...ports, ...unit });
        return at;
      });
    const deletedFrom = await cancelBefore(input, schedule);
    await ports.sessions.endOthers(account.id, tokenDigest, now);
    ports.log.security("account deletion scheduled", { account: account.id });
    return { message: messages.deletionScheduled(deletedFrom), deletedFrom: deletedFrom.toISOString() };
  }),

  signedInRoute(keepAccount, async ({ account, ports, messages, now }) => {
    if (!(await ports.accounts.keep(account.id, now))) throw new HttpError(401, "sessionOver");
    if (account.deletedFrom) ports.log.security("account kept", { account: account.id });
    const { subscription } = account;
    const isEnding = account.deletedFrom !== null && isRunning(subscription) && subscription.cancelsAtPeriodEnd;
    return { message: isEnding ? messages.accountKeptCanceled : messages.accountKept };
  }),
];
