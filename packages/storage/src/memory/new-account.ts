import type { Account } from "@trellis/server-core/domain/account";

/** Default values of a new account. */
export const newAccount = {
  avatar: null,
  signsInWith: "password",
  answers: null,
  answersRevision: 0,
  trialUsed: false,
  hasYoutube: false,
  deletedFrom: null,
  subscription: null,
} satisfies Partial<Account>;
