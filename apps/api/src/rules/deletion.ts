import type { Account } from "../domain/account.ts";

/** Whether the time of an account has come: it counts as deleted, even if the job that deletes it is late. */
export const isDeleted = ({ deletedFrom }: Account, now: Date): boolean => deletedFrom !== null && deletedFrom <= now;
