import type { Proofs } from "../../ports/proofs.ts";
import type { Users } from "./users.ts";

export const createProofs = ({ proofs }: Users): Proofs => ({
  save: async ({ digest, replacesOthers, ...proof }) => {
    if (replacesOthers) {
      const others = [...proofs].filter(([, { kind, accountId }]) => {
        return kind === proof.kind && accountId === proof.accountId;
      });
      for (const [other] of others) proofs.delete(other);
    }
    proofs.set(digest, proof);
  },
  redeem: async (digest, kind, now) => {
    const proof = proofs.get(digest);
    if (proof?.kind !== kind) return null;
    proofs.delete(digest);
    return proof.expiresAt > now ? { accountId: proof.accountId, data: proof.data } : null;
  },
});
