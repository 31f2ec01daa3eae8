import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { pictureUrl } from "../../platform/picture.ts";

type Thumbnails = NonNullable<YoutubeAnalytics["topVideo"]>["snippet"]["thumbnails"];
type Size = keyof NonNullable<Thumbnails>;

/** The best of a picture's sizes that there is, from the one wanted most; undefined when there is none (a placeholder stands in). */
export function pictureOf(thumbnails: Thumbnails, wanted: readonly Size[]): string | undefined {
  const found = wanted.map((size) => thumbnails?.[size] as { url?: string | null } | null | undefined);
  return pictureUrl(found.find((each) => each?.url)?.url ?? undefined);
}
