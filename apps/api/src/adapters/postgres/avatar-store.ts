import { eq } from "drizzle-orm";
import type { AvatarStore } from "../../ports/avatars.ts";
import type { Database } from "./database.ts";
import { avatars } from "./schema.ts";

/** Stores profile pictures in the database: they are small, and so are part of its backup. */
export const createAvatarStore = ({ tables }: Database): AvatarStore => ({
  async put(accountId, { hash, type, bytes }) {
    await tables
      .insert(avatars)
      .values({ accountId, hash, type, bytes })
      .onConflictDoUpdate({ target: avatars.accountId, set: { hash, type, bytes } });
  },

  async get(hash) {
    const columns = { hash: avatars.hash, type: avatars.type, bytes: avatars.bytes };
    const [found] = await tables.select(columns).from(avatars).where(eq(avatars.hash, hash)).limit(1);
    return found ?? null;
  },
});
