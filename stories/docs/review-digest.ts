/** A design review of a story in one language and theme. */
export interface SignOff {
  by: string;
  /** Date in ISO 8601. */
  on: string;
  /** Digest of what was reviewed. Another one now means that it has changed since. */
  digest: string;
}

/** docs/sign-offs.json: by story id, then by language and theme ("fr dark"). */
export type SignOffs = Readonly<Record<string, Readonly<Record<string, SignOff>>>>;

export const reviewedLanguages = ["en", "es", "fr"] as const;
export const reviewedThemes = ["light", "dark", "contrast"] as const;

/** Returns the screens that a file of stories shows, by their paths in the repository. */
export const screensIn = (stories: string): string[] =>
  [...stories.matchAll(/from "(?:\.\.\/)+(apps\/web\/src\/[^"]+\.screen\.tsx)"/g)].map(([, path = ""]) => path);

/** Returns a digest of a file of stories and of the screens that it shows. */
export async function digestOf(sources: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sources.join("\0")));
  return Array.from(new Uint8Array(bytes).subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the file with one more sign-off, sorted so that changes merge well. */
export const withSignOff = (signOffs: SignOffs, story: string, variant: string, signOff: SignOff): SignOffs => {
  const sorted = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return sorted({ ...signOffs, [story]: sorted({ ...signOffs[story], [variant]: signOff }) });
};
