import { accountChangesConformance } from "./conformance/account-changes.ts";
import { accountRecordsConformance } from "./conformance/account-records.ts";
import { accountsConformance } from "./conformance/accounts.ts";
import { googleConformance } from "./conformance/google.ts";
import type { OpenStorage } from "./conformance/fixtures.ts";
import { limitsConformance } from "./conformance/limits.ts";
import { paymentConformance } from "./conformance/payment.ts";
import { proofsConformance } from "./conformance/proofs.ts";
import { resetsConformance } from "./conformance/resets.ts";
import { roadmapsConformance } from "./conformance/roadmaps.ts";
import { secondFactorsConformance } from "./conformance/second-factors.ts";
import { sessionsConformance } from "./conformance/sessions.ts";
import { tokenBudgetsConformance } from "./conformance/token-budgets.ts";
import { youtubeChannelsConformance } from "./conformance/youtube-channels.ts";

/** The test suite that every storage adapter passes: memory and PostgreSQL. */
export function storageConformance(open: OpenStorage): void {
  accountsConformance(open);
  accountChangesConformance(open);
  accountRecordsConformance(open);
  sessionsConformance(open);
  paymentConformance(open);
  roadmapsConformance(open);
  limitsConformance(open);
  tokenBudgetsConformance(open);
  resetsConformance(open);
  proofsConformance(open);
  secondFactorsConformance(open);
  googleConformance(open);
  youtubeChannelsConformance(open);
}
