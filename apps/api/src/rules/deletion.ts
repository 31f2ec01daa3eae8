import type { Account } from "../domain/account.ts";

/** Whether an account's deletion date has passed: it then counts as deleted, even if the deletion job is late. */
export const isDeleted = ({ deletedFrom }: Account, now: Date): boolean => deletedFrom !== null && deletedFrom <= now;
