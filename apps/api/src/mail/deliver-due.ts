import type { Ports } from "../ports.ts";
import type { MailJob } from "../ports/mail.ts";
import { codeExpiry, codeMac } from "../rules/reset.ts";
import { writeMail } from "./write-mail.ts";

const minute = 60_000;
/** Longer than sending can take, so that two processes never send the same email. */
const leaseMilliseconds = 5 * minute;
const batchSize = 10;
/** Emails older than this are no longer useful and are dropped. */
const lifeMilliseconds: Record<MailJob["kind"], number> = {
  resetCode: 30 * minute,
  passwordChanged: 24 * 60 * minute,
  googleJoined: 24 * 60 * minute,
};

/** Returns the delay after a failed attempt: 5 s, 10 s, 20 s … at most 10 minutes. */
export const retryDelay = (tries: number): number => Math.min(5_000 * 2 ** (tries - 1), 10 * minute);

/** Sends the emails that are due, and postpones the ones that fail. Returns how many were taken. */
export async function deliverDue(ports: Ports): Promise<number> {
  const now = ports.clock.now();
  const jobs = await ports.mailQueue.take(now, new Date(now.getTime() + leaseMilliseconds), batchSize);
  // Emails to the same address are sent in order: only the last code works, so it must arrive last.
  const byAddress = Map.groupBy(jobs, ({ email }) => email.toLowerCase());
  await Promise.all([...byAddress.values()].map((jobsOfOne) => deliverInOrder(jobsOfOne, ports)));
  return jobs.length;
}

async function deliverInOrder([job, ...others]: (MailJob & { tries: number })[], ports: Ports): Promise<void> {
  if (!job) return;
  await deliver(job, ports);
  await deliverInOrder(others, ports);
}

async function deliver(job: MailJob & { tries: number }, ports: Ports): Promise<void> {
  const { mailQueue, log } = ports;
  try {
    await write(job, ports);
    await mailQueue.done(job.id);
  } catch (cause) {
    const now = ports.clock.now().getTime();
    const delay = retryDelay(job.tries);
    const isTooLate = now + delay - job.createdAt.getTime() > lifeMilliseconds[job.kind];
    log.error(isTooLate ? "mail dropped" : "mail postponed", {
      mail: job.id,
      kind: job.kind,
      tries: job.tries,
      cause,
    });
    await (isTooLate ? mailQueue.done(job.id) : mailQueue.postpone(job.id, new Date(now + delay)));
  }
}

/**
 * Generates the code while sending, so that its lifetime starts then and only the email contains it. An email without
 * an account gets a code that nobody sees, so that both cases do the same work.
 */
async function write(job: MailJob, { accounts, clock, log, mailer, resets, tokens }: Ports): Promise<void> {
  const code = job.kind === "resetCode" ? tokens.mintCode() : undefined;
  if (code !== undefined) {
    const mac = await codeMac(job.email, code, tokens);
    await resets.saveCode({ email: job.email, mac, expiresAt: codeExpiry(clock.now()) });
  }
  const to = await accounts.recipient(job.email);
  if (!to) return;
  await mailer.send(writeMail(job, to, code));
  log.info("mail sent", { mail: job.id, kind: job.kind, account: to.id });
}
