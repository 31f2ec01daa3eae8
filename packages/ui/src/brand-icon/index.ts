export { BrandIcon, type BrandIconProps } from "./brand-icon.tsx";
export { GoogleIcon, type GoogleIconProps } from "./google-icon.tsx";
export type { Brand } from "./paths.ts";
export { PlatformTile, type PlatformTileProps } from "./platform-tile.tsx";
