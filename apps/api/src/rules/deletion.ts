import type { Account } from "@trellis/server-core/domain/account";

/** Whether an account's deletion date has passed: it then counts as deleted, even if the deletion job is late. */
export const isDeleted = ({ deletedFrom }: Account, now: Date): boolean => deletedFrom !== null && deletedFrom <= now;
