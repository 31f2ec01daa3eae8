import type { Proofs } from "@trellis/server-core/ports/proofs";
import { revokeProofs, type Users } from "./users.ts";

export const createProofs = (users: Users): Proofs => ({
  save: async ({ digest, replacesOthers, ...proof }) => {
    if (replacesOthers && proof.accountId !== null) revokeProofs(users, proof.accountId, proof.kind);
    users.proofs.set(digest, proof);
  },
  find: async (digest, kind, now) => {
    const proof = users.proofs.get(digest);
    return proof?.kind === kind && proof.expiresAt > now ? { accountId: proof.accountId } : null;
  },
  redeem: async (digest, kind, now) => {
    const proof = users.proofs.get(digest);
    if (proof?.kind !== kind) return null;
    users.proofs.delete(digest);
    return proof.expiresAt > now ? { accountId: proof.accountId, data: proof.data } : null;
  },
});
