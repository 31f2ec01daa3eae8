import { paths } from "./paths.ts";

/** What another screen asks content creation to start with. */
export interface WantedPost {
  topic: string;
  /** Name of the platform, such as "TikTok". */
  platform?: string;
}

/** Returns the path of content creation with a topic filled in. */
export const creationPath = (wanted: WantedPost): string =>
  `${paths.creation}?${new URLSearchParams({ ...wanted }).toString()}`;

/** Returns the post that an address asks for, if any. */
export function wantedPost(search: string): WantedPost | undefined {
  const given = new URLSearchParams(search);
  const [topic, platform] = [given.get("topic")?.trim(), given.get("platform")];
  return topic ? { topic, ...(platform && { platform }) } : undefined;
}
