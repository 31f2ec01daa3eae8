/** A design review of a story in one language and theme. */
export interface SignOff {
  by: string;
  /** Date in ISO 8601. */
  on: string;
  /** Digest of the files at the time of the review. They have changed since if their current digest differs. */
  digest: string;
}

/** The content of docs/sign-offs.json: sign-offs by story id, then by language and theme ("fr dark"). */
export type SignOffs = Readonly<Record<string, Readonly<Record<string, SignOff>>>>;

export const reviewedThemes = ["light", "dark", "contrast"] as const;

/** Returns the repository paths of the screens that a story file shows. */
export const screensIn = (stories: string): string[] =>
  [...stories.matchAll(/from "(?:\.\.\/)+(apps\/web\/src\/[^"]+\.screen\.tsx)"/g)].map(([, path = ""]) => path);

/** Returns a digest of a story file and the screens that it shows. */
export async function digestOf(sources: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sources.join("\0")));
  return Array.from(new Uint8Array(bytes).subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the sign-offs with one added, or removed if it is undefined, sorted to avoid merge conflicts. */
export const withSignOff = (signOffs: SignOffs, story: string, variant: string, signOff?: SignOff): SignOffs => {
  const sorted = <Value extends object>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => Object.keys(value).length > 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  return sorted({ ...signOffs, [story]: sorted({ ...signOffs[story], [variant]: signOff ?? {} }) }) as SignOffs;
};
