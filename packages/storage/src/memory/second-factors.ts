import type { SecondFactors } from "@trellis/server-core/ports/second-factors";
import { type Users, userOf } from "./users.ts";

export const createSecondFactors = (users: Users): SecondFactors => {
  const of = (accountId: string) => userOf(users, accountId).secondFactors;
  const all = () => [...users.accounts.values()].flatMap(({ secondFactors }) => secondFactors.passkeys);
  return {
    read: async (accountId) => {
      const { passkeys, authenticator, recoveryCodes } = of(accountId);
      return {
        passkeys: passkeys
          .map((passkey) => ({ ...passkey }))
          .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
        authenticator: authenticator && {
          lockedSecret: authenticator.lockedSecret,
          confirmedAt: authenticator.confirmedAt,
        },
        recoveryCodes: recoveryCodes.size,
      };
    },
    passkey: async (id) => {
      const found = all().find((passkey) => passkey.id === id);
      return found ? { ...found } : null;
    },
    addPasskey: async (passkey) => {
      if (all().some(({ id }) => id === passkey.id)) return false;
      of(passkey.accountId).passkeys.push({ ...passkey });
      return true;
    },
    renamePasskey: async (accountId, id, name) => {
      const found = of(accountId).passkeys.find((passkey) => passkey.id === id);
      if (found) found.name = name;
      return found !== undefined;
    },
    removePasskey: async (accountId, id) => {
      const factors = of(accountId);
      const before = factors.passkeys.length;
      factors.passkeys = factors.passkeys.filter((passkey) => passkey.id !== id);
      return factors.passkeys.length < before;
    },
    usePasskey: async (id, counter, now) => {
      const found = all().find((passkey) => passkey.id === id);
      if (!found || !(counter > found.counter || (counter === 0 && found.counter === 0))) return false;
      Object.assign(found, { counter, usedAt: now });
      return true;
    },
    startAuthenticator: async (accountId, lockedSecret) => {
      const factors = of(accountId);
      if (factors.authenticator?.confirmedAt) return false;
      factors.authenticator = { lockedSecret, confirmedAt: null, lastStep: 0 };
      return true;
    },
    confirmAuthenticator: async (accountId, lockedSecret, step, now) => {
      const { authenticator } = of(accountId);
      if (!authenticator || authenticator.confirmedAt || authenticator.lockedSecret !== lockedSecret) return false;
      Object.assign(authenticator, { confirmedAt: now, lastStep: step });
      return true;
    },
    useStep: async (accountId, step) => {
      const { authenticator } = of(accountId);
      if (!authenticator?.confirmedAt || authenticator.lastStep >= step) return false;
      authenticator.lastStep = step;
      return true;
    },
    removeAuthenticator: async (accountId) => {
      const factors = of(accountId);
      const wasOn = Boolean(factors.authenticator?.confirmedAt);
      factors.authenticator = null;
      return wasOn;
    },
    replaceRecoveryCodes: async (accountId, digests) => {
      of(accountId).recoveryCodes = new Set(digests);
    },
    useRecoveryCode: async (accountId, digest) => of(accountId).recoveryCodes.delete(digest),
  };
};
