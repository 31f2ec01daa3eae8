import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { pictureUrl } from "../../platform/picture.ts";

type Thumbnails = NonNullable<YoutubeAnalytics["topVideo"]>["snippet"]["thumbnails"];
type Size = keyof NonNullable<Thumbnails>;

/** Returns the URL of the first available size in order of preference; `undefined` if there is none. */
export function pictureOf(thumbnails: Thumbnails, sizes: readonly Size[]): string | undefined {
  const found = sizes.map((size) => thumbnails?.[size] as { url?: string | null } | null | undefined);
  return pictureUrl(found.find((each) => each?.url)?.url ?? undefined);
}
