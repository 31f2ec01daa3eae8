import { accountsConformance } from "./conformance/accounts.ts";
import { googleConformance } from "./conformance/google.ts";
import type { Open } from "./conformance/ground.ts";
import { limitsConformance } from "./conformance/limits.ts";
import { mailQueueConformance } from "./conformance/mail-queue.ts";
import { paymentConformance } from "./conformance/payment.ts";
import { resetsConformance } from "./conformance/resets.ts";
import { roadmapsConformance } from "./conformance/roadmaps.ts";
import { sessionsConformance } from "./conformance/sessions.ts";
import { youtubeChannelsConformance } from "./conformance/youtube-channels.ts";

/** What every storage must do, whatever it is made of: memory and PostgreSQL pass the same suite. */
export function storageConformance(open: Open): void {
  accountsConformance(open);
  sessionsConformance(open);
  paymentConformance(open);
  roadmapsConformance(open);
  limitsConformance(open);
  resetsConformance(open);
  googleConformance(open);
  mailQueueConformance(open);
  youtubeChannelsConformance(open);
}
