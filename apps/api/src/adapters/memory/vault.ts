import type { Vault } from "../../ports/youtube.ts";

/** A vault that does not encrypt, because the in-memory server has no real secrets. */
export const vault: Vault = {
  lock: (text, owner) => JSON.stringify([owner, text]),
  unlock: (locked, owner) => {
    const [of, text] = JSON.parse(locked) as [string, string];
    return of === owner ? text : null;
  },
};
