import type { JobHandlers } from "@trellis/server-core/jobs/job-handlers";
import { paymentWebhook } from "../routes/payment-webhook.ts";
import { deleteAccount } from "./delete-account.ts";
import { endFormerPayer } from "./end-former-payer.ts";
import { mail } from "./mail.ts";
import { refreshYoutube } from "./refresh-youtube.ts";
import { lostReceipts, subscriptionMails, trialNotice } from "./subscription-mails.ts";
import { sweep } from "./sweep.ts";

export const handlers: JobHandlers = {
  mail,
  deleteAccount,
  refreshYoutube,
  sweep,
  /** Brings a customer of the sandbox card provider up to date and delivers the webhooks. */
  advanceSandbox: async ({ customerId }, ports) =>
    ports.payments.run?.(customerId, (webhook) => paymentWebhook(webhook, ports)),
  trialNotice,
  subscriptionMails,
  receipts: lostReceipts,
  /** Sends the name and email of an account to the card provider, for its receipts and its own notices. */
  updateHolder: async ({ accountId }, ports) => {
    const { customerId } = await ports.wallets.read(accountId);
    const account = customerId === null ? null : await ports.accounts.find(accountId);
    if (customerId !== null && account) await ports.payments.updateHolder(customerId, account);
  },
  endFormerPayer,
};
