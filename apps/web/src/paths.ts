export { paths } from "@trellis/contract/paths";

/** Returns a path in lower case without trailing slashes, as `paths` spells it. */
export const normalizePath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "").toLowerCase();
