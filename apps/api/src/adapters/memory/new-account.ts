import type { Account } from "../../domain/account.ts";

/** The initial state of every account. */
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
