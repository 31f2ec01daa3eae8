export { paths } from "@trellis/contract/paths";

/**
 * Returns a path as `paths` spells it: decoded, in lower case, without trailing slashes. React Router decodes paths too,
 * so /%73ettings shows the settings and must be guarded like them.
 */
export const normalizePath = (pathname: string): string =>
  decode(pathname)
    .replace(/(?<=.)\/+$/, "")
    .toLowerCase();

/** An encoded slash does not separate segments, and the router leaves malformed paths as they are. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%2f/gi, "%252F"));
  } catch {
    return pathname;
  }
}
