import { builtInModel } from "@trellis/contract/author";
import type { UserOnWire } from "@trellis/contract/user-on-wire";
import type { Account, Answers } from "@trellis/server-core/domain/account";
import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import { isRunning } from "../rules/subscription.ts";

/** Returns the answers in wire format (spec §3). */
export const answersOnWire = ({ platforms, ...others }: Answers) => ({ ...others, intrestedPlatforms: platforms });

/** Returns which platforms are connected. Only YouTube can be (spec §1). */
export const connectionsOnWire = ({ hasYoutube }: Account) => ({
  youtubeConnected: hasYoutube,
  instagramConnected: false,
  tiktokConnected: false,
  facebookConnected: false,
});

const planOnWire = ({ id, name, priceCents, durationDays }: PlanTerms) => ({
  _id: id,
  name,
  price: priceCents / 100,
  durationDays,
});

/** Returns an account in wire format. */
export function userOnWire(account: Account, { assistant }: Ports): UserOnWire {
  const { subscription } = account;
  const isSubscribed = isRunning(subscription);
  return {
    _id: account.id,
    fullname: account.fullname,
    email: account.email,
    avatar: account.avatar,
    authProvider: account.signsInWith,
    onBoarding: account.answers ? answersOnWire(account.answers) : false,
    isSubscribed,
    subscriptionPlan: isSubscribed ? planOnWire(subscription.plan) : null,
    trialUsed: account.trialUsed,
    trialEndsAt: subscription?.trialEndsAt?.toISOString() ?? null,
    emailVerified: account.emailVerified,
    hasPassword: account.hasPassword,
    hasSecondFactor: account.hasSecondFactor,
    deletedFrom: account.deletedFrom?.toISOString() ?? null,
    ...connectionsOnWire(account),
    assistantModel: assistant.model ?? builtInModel,
  };
}
