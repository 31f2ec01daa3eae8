import type * as v from "valibot";
import { shownFlag } from "./tolerant.ts";

/** The social platforms, in display order. Only YouTube can be connected (spec §1). */
export const platforms = ["youtube", "instagram", "tiktok", "facebook"] as const;
export type Platform = (typeof platforms)[number];

/** The connected platforms on the wire. */
export const connectionFields = {
  youtubeConnected: shownFlag,
  instagramConnected: shownFlag,
  tiktokConnected: shownFlag,
  facebookConnected: shownFlag,
};

type ConnectionsOnWire = v.InferOutput<v.ObjectSchema<typeof connectionFields, undefined>>;

/** Converts the connected platforms from their format on the wire. */
export function toConnected(wire: ConnectionsOnWire): Record<Platform, boolean> {
  return {
    youtube: wire.youtubeConnected ?? false,
    instagram: wire.instagramConnected ?? false,
    tiktok: wire.tiktokConnected ?? false,
    facebook: wire.facebookConnected ?? false,
  };
}

/** Like `toConnected`, but omits platforms that the server does not mention. */
export const toKnownConnections = (wire: ConnectionsOnWire): Partial<Record<Platform, boolean>> =>
  Object.fromEntries(
    platforms.flatMap((platform) => {
      const isConnected = wire[`${platform}Connected`];
      return typeof isConnected === "boolean" ? [[platform, isConnected]] : [];
    }),
  );
