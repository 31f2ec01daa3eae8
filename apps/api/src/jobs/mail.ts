import { GivenUp } from "@trellis/server-core/jobs/given-up";
import type { Ports } from "@trellis/server-core/ports";
import { type MailJob, type MailKind, MailRefused } from "@trellis/server-core/ports/mail";
import { writeMail } from "../mail/write-mail.ts";
import { codeExpiry, codeMac } from "../rules/reset.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Returns the age at which an email is no longer useful. */
const lifeOf = (kind: MailKind): number => (kind === "resetCode" ? 30 * minute : day);
/** How long a link can be used. */
const linkLife = day;

/**
 * Writes an email and sends it. Codes and links are generated while sending, so that their lifetime starts then and only
 * the email contains them.
 */
export async function mail(job: MailJob, ports: Ports): Promise<void> {
  const now = ports.clock.now();
  if (now.getTime() - Date.parse(job.createdAt) > lifeOf(job.kind)) throw new GivenUp("the email is too old");
  if ("accountId" in job.facts && !(await ports.accounts.find(job.facts.accountId))) return;
  // For an address without an account, the code is stored but never sent, so that both cases do the same work.
  const secret = await mintSecret(job, ports, now);
  const to = job.fullname === undefined ? await ports.accounts.recipient(job.email) : recipientOf(job);
  if (!to) return;
  // An email with another code or link is a different email: a copy of the first one must not replace it.
  const id = secret === "" ? job.id : ports.newId();
  const written = writeMail({ ...job, id }, to, { secret, publicUrl: ports.publicUrl });
  await ports.mailer.send(written).catch((cause: unknown) => {
    throw cause instanceof MailRefused ? new GivenUp(cause.message, { cause }) : cause;
  });
  ports.log.info("mail sent", { mail: job.id, kind: job.kind, account: "id" in to ? to.id : undefined });
}

const recipientOf = ({ email, fullname = "" }: MailJob) => ({ email, fullname });

async function mintSecret(job: MailJob, { tokens, resets, proofs }: Ports, now: Date): Promise<string> {
  if (job.kind === "resetCode") {
    const code = tokens.mintCode();
    const mac = await codeMac(job.email, code, tokens);
    const { browser = "" } = job.facts;
    await resets.saveCode({ email: job.email, mac, browser, expiresAt: codeExpiry(now) });
    return code;
  }
  if (job.kind !== "verifyEmail" && job.kind !== "changeEmail") return "";
  const token = tokens.mint();
  await proofs.save({
    digest: await tokens.digest(token),
    kind: job.kind,
    accountId: job.facts.accountId,
    data: job.email,
    replacesOthers: job.kind === "changeEmail",
    expiresAt: new Date(now.getTime() + linkLife),
  });
  return token;
}
