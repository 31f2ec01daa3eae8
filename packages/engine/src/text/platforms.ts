export const platformIds = ["youtube", "instagram", "tiktok", "facebook", "other"] as const;
export type PlatformId = (typeof platformIds)[number];
