import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { webAddress } from "../../platform/web-address.ts";

type Thumbnails = NonNullable<YoutubeAnalytics["topVideo"]>["snippet"]["thumbnails"];
type Size = keyof NonNullable<Thumbnails>;

/** Returns the URL of the first available size in order of preference; `undefined` if there is none. */
export function pictureOf(thumbnails: Thumbnails, sizes: readonly Size[]): string | undefined {
  const found = sizes.map((size) => thumbnails?.[size] as { url?: string | null } | null | undefined);
  return webAddress(found.find((each) => each?.url)?.url);
}

/** Returns the URL of the picture of a comment’s author; `undefined` if there is none. */
export const avatarOf = (avatar: string | null | undefined): string | undefined => webAddress(avatar);
