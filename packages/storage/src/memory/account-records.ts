import { languages } from "@trellis/contract/fields";
import type { AccountRecords, RecordRow } from "@trellis/server-core/ports/account-records";
import type { Storage } from "@trellis/server-core/ports/storage";
import { type Users, userOf } from "./users.ts";

/** Reads the records that users of the mock server can have. */
export const createAccountRecords = (
  users: Users,
  { roadmaps, wallets, youtubeChannels }: Pick<Storage, "roadmaps" | "wallets" | "youtubeChannels">,
): AccountRecords => {
  const plansOf = async (accountId: string, revisions: number) => {
    const keys = Array.from({ length: revisions }, (_, index) =>
      languages.map((language) => ({ accountId, revision: index + 1, language })),
    ).flat();
    const found = await Promise.all(keys.map(async (key) => ({ ...key, stored: await roadmaps.read(key) })));
    return found.flatMap(({ stored, ...key }) => (stored ? [{ ...key, ...stored }] : []));
  };
  return {
    read: async (accountId) => {
      const { account, passwordHash: _secret, secondFactors, ...stored } = userOf(users, accountId);
      const { subscription, hasYoutube: _derived, ...profile } = account;
      const plans = await plansOf(accountId, account.answersRevision);
      const { setupIntentId: _open, ...wallet } = await wallets.read(accountId);
      const ticks = new Map(
        plans.flatMap(({ revision, ticks: own }) =>
          own.map((tick): [string, RecordRow] => [`${revision} ${tick.week} ${tick.dayIndex}`, { revision, ...tick }]),
        ),
      );
      return {
        account: [{ ...profile, ...stored }],
        sessions: [...users.sessions.values()]
          .filter((session) => session.accountId === accountId)
          .map(({ accountId: _owner, ...session }) => session),
        subscriptions: subscription ? [{ planId: subscription.plan.id, ...subscription }] : [],
        cards: wallet.customerId === null ? [] : [wallet],
        roadmaps: plans.map(({ revision, language, plan }) => ({ revision, language, plan })),
        completedTasks: [...ticks.values()],
        aiUsage: [],
        youtube: (await youtubeChannels.lockedKey(accountId)) === null ? [] : [{}],
        passkeys: secondFactors.passkeys.map(
          ({ accountId: _owner, publicKey: _key, counter: _count, ...passkey }) => passkey,
        ),
        authenticators: secondFactors.authenticator ? [{ confirmedAt: secondFactors.authenticator.confirmedAt }] : [],
      };
    },
  };
};
