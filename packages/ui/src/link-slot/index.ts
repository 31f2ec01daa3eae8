export type { LinkProps, RenderLink } from "./link-slot.ts";
export { plainLink } from "./plain-link.tsx";
