import type { JobData, JobName } from "../ports/jobs.ts";
import type { Ports } from "../ports.ts";
import { deleteAccount } from "./delete-account.ts";
import { endFormerPayer } from "./end-former-payer.ts";
import { advanceSandbox } from "./advance-sandbox.ts";
import { mail } from "./mail.ts";
import { refreshYoutube } from "./refresh-youtube.ts";
import { subscriptionMails } from "./subscription-mails.ts";
import { sweep } from "./sweep.ts";
import { trialNotice } from "./trial-notice.ts";
import { updateHolder } from "./update-holder.ts";

/**
 * What each job does. A handler may run again after a crash or a failure, so it must be idempotent. It throws to be
 * tried again later.
 */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name], ports: Ports) => Promise<void> };

export const handlers: JobHandlers = {
  mail,
  deleteAccount,
  refreshYoutube,
  sweep,
  advanceSandbox,
  trialNotice,
  subscriptionMails,
  updateHolder,
  endFormerPayer,
};
