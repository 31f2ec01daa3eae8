import type { Language } from "@trellis/contract/fields";
import type { MailFacts, MailKind } from "@trellis/server-core/ports/mail";
import { writeMail } from "../../apps/api/src/mail/write-mail.ts";

/** A kind of email with its facts. `mails` has a sample of each kind, and of each variant with its own sentences. */
type Sample = { [Kind in MailKind]: { kind: Kind; facts: MailFacts[Kind] } }[MailKind];

const charge = { plan: "Monthly", amountCents: 1200, at: "2026-11-24T23:30:00.000Z" };
const changes = [
  "passkeyAdded",
  "passkeyRemoved",
  "authenticatorOn",
  "authenticatorOff",
  "recoveryCodesRenewed",
  "recoveryCodeUsed",
] as const;

export const mails: [Sample, Sample, ...Sample[]] = [
  { kind: "resetCode", facts: {} },
  { kind: "passwordChanged", facts: { by: "code" } },
  { kind: "passwordChanged", facts: { by: "settings" } },
  { kind: "googleJoined", facts: {} },
  { kind: "verifyEmail", facts: { accountId: "0" } },
  { kind: "changeEmail", facts: { accountId: "0" } },
  { kind: "emailInUse", facts: {} },
  { kind: "emailChanged", facts: { newEmail: "new@example.com", stage: "requested" } },
  { kind: "emailChanged", facts: { newEmail: "new@example.com", stage: "done" } },
  { kind: "trialEndsTomorrow", facts: charge },
  { kind: "receipt", facts: { ...charge, number: "TR-0001", url: null } },
  { kind: "receipt", facts: { ...charge, number: "TR-0001", url: "https://pay.example/receipts/1?a=1&b=2" } },
  { kind: "cardFailed", facts: { ...charge, nextTryAt: null } },
  { kind: "cardFailed", facts: { ...charge, nextTryAt: "2026-11-25T09:00:00.000Z" } },
  { kind: "planChanged", facts: charge },
  { kind: "subscriptionCanceled", facts: { plan: "Yearly", endsAt: "2026-11-24T09:00:00.000Z" } },
  { kind: "subscriptionEnded", facts: { plan: "Yearly", reason: "canceled" } },
  { kind: "subscriptionEnded", facts: { plan: "Yearly", reason: "unpaid" } },
  { kind: "subscriptionEnded", facts: { plan: "Yearly", reason: "ended" } },
  { kind: "subscriptionEnded", facts: { plan: "Yearly", reason: "unverified" } },
  { kind: "accountDeletionScheduled", facts: { at: "2026-11-28T09:00:00.000Z" } },
  { kind: "accountDeleted", facts: {} },
  ...changes.map((change) => ({ kind: "secondFactorChanged" as const, facts: { change } })),
];

/** Writes a sample with the code 012345, or a link with the token "minted". */
export const writeSample = (sample: Sample, language: Language, to: { fullname: string; email: string }) =>
  writeMail({ id: `mail-${sample.kind}`, language, createdAt: "2026-11-23T09:00:00.000Z", ...sample }, to, {
    secret: sample.kind === "resetCode" ? "012345" : "minted",
    publicUrl: "https://trellis.test",
  });
