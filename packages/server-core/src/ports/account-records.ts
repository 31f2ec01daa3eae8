/** Parts of an account's records, as named in the export. */
export const recordSections = [
  "account",
  "sessions",
  "subscriptions",
  "cards",
  "roadmaps",
  "completedTasks",
  "aiUsage",
  "youtube",
  "passkeys",
  "authenticators",
] as const;
type RecordSection = (typeof recordSections)[number];

/** A stored row without secrets. Its keys are the names of the columns in camel case. */
export type RecordRow = Readonly<Record<string, unknown>>;

/** Everything stored about one account, for its owner. */
export interface AccountRecords {
  /** Returns the rows of an account by section, without digests, tokens and encrypted keys. */
  read(accountId: string): Promise<Record<RecordSection, RecordRow[]>>;
}
