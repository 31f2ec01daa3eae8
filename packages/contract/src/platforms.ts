import type * as v from "valibot";
import { shownFlag } from "./tolerant.ts";

/** The platforms a creator can connect, in display order. */
export const platforms = ["youtube", "instagram", "tiktok", "facebook"] as const;
export type Platform = (typeof platforms)[number];

/** The connected platforms on the wire. */
export const connectionFields = {
  youtubeConnected: shownFlag,
  instagramConnected: shownFlag,
  tiktokConnected: shownFlag,
  facebookConnected: shownFlag,
};

/** Converts the connected platforms on the wire. */
export function toConnected(
  wire: v.InferOutput<v.ObjectSchema<typeof connectionFields, undefined>>,
): Record<Platform, boolean> {
  return {
    youtube: wire.youtubeConnected ?? false,
    instagram: wire.instagramConnected ?? false,
    tiktok: wire.tiktokConnected ?? false,
    facebook: wire.facebookConnected ?? false,
  };
}
