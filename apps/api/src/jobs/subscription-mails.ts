import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";
import type { SubscriptionMail } from "@trellis/server-core/ports/mail";
import { queueMail } from "../mail/queue-mail.ts";

/** Emails the owner of a subscription about its changes. */
export async function subscriptionMails(data: JobData["subscriptionMails"], ports: Ports): Promise<void> {
  const { accountId, providerId, mails } = data;
  const to = await ports.accounts.contact(accountId);
  if (!to) return;
  await Promise.all(
    mails.map(async (each) => queueMail({ ...to, ...(await withNextCharge(each, providerId, ports)) }, ports)),
  );
}

/** Adds the next or the failed charge, which credit may have reduced, unless the card provider is unavailable. */
async function withNextCharge(mail: SubscriptionMail, id: string, { payments }: Ports): Promise<SubscriptionMail> {
  if (mail.kind !== "planChanged" && mail.kind !== "cardFailed") return mail;
  const next = await payments.nextCharge(id).catch(() => null);
  if (!next) return mail;
  const { cents: amountCents } = next;
  if (mail.kind === "cardFailed") return { ...mail, facts: { ...mail.facts, amountCents } };
  return { ...mail, facts: { ...mail.facts, amountCents, at: next.at.toISOString() } };
}
