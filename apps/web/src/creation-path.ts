import { paths } from "./paths.ts";

/** The form values that a link to content creation contains. */
export interface PostRequest {
  topic: string;
  /** Name of the platform, such as "TikTok". */
  platform?: string;
}

/** Returns the path of content creation with a topic filled in. */
export const creationPath = (post: PostRequest): string =>
  `${paths.creation}?${new URLSearchParams({ ...post }).toString()}`;

/** Returns the post in a query string, if any. */
export function requestedPost(search: string): PostRequest | undefined {
  const given = new URLSearchParams(search);
  const [topic, platform] = [given.get("topic")?.trim(), given.get("platform")];
  return topic ? { topic, ...(platform && { platform }) } : undefined;
}
