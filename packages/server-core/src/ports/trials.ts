/** Free trials that were used, by keyed digests of cards and verified emails, which outlive their accounts. */
export interface Trials {
  /** Reserves a trial; false if another holder has used one with any of the digests. The same holder can repeat this. */
  claim(digests: readonly string[], holder: string, now: Date): Promise<boolean>;
  /** Whether another holder has used a trial with any of the digests. */
  isUsed(digests: readonly string[], holder: string): Promise<boolean>;
}
