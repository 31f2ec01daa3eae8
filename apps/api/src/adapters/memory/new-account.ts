import type { Account } from "../../domain.ts";

/** What every account begins with. */
export const newAccount = {
  avatar: null,
  signsInWith: "password",
  answers: null,
  answersRevision: 0,
  trialUsed: false,
  hasYoutube: false,
  subscription: null,
} satisfies Partial<Account>;
