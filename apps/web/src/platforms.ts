import { type Platform, platforms } from "@trellis/contract/platforms";

/** Display names of the platforms. Brand names are not translated. */
export const platformNames = {
  youtube: "YouTube",
  instagram: "Instagram",
  tiktok: "TikTok",
  facebook: "Facebook",
} as const satisfies Record<Platform, string>;

export type PlatformName = (typeof platformNames)[Platform];

/** Returns the platform with this display name, which is also the name of its icon in `@trellis/ui`. */
export const platformOf = <Name extends PlatformName>(name: Name): Lowercase<Name> =>
  name.toLowerCase() as Lowercase<Name>;

/** Returns the platform that a string such as "YouTube Shorts" mentions; `undefined` if none. */
export const platformIn = (text: string): Platform | undefined =>
  platforms.find((platform) => text.toLowerCase().replaceAll(" ", "").includes(platform));
