/** A cookie that only the server reads. */
interface Cookie {
  name: string;
  value: string;
  seconds: number;
  /** The path to which browsers send it, if they don't reach the server over HTTPS. */
  path: string;
}

/** Browsers accept a cookie with this prefix only from the same host over HTTPS, so other sites can't set it. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Returns a Set-Cookie header. `isSecure`: whether browsers reach the server over HTTPS. Zero seconds delete the cookie. */
export const setCookie = ({ name, value, seconds, path }: Cookie, isSecure: boolean): string =>
  [
    `${nameOf(name, isSecure)}=${value}`,
    // The prefix requires this path.
    `Path=${isSecure ? "/" : path}`,
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

/** Returns the value of a cookie in a Cookie header; null without one. */
export function cookieIn(cookies: string | null, name: string, isSecure: boolean): string | null {
  const start = `${nameOf(name, isSecure)}=`;
  const found = (cookies ?? "").split(";").find((each) => each.trim().startsWith(start));
  return found?.trim().slice(start.length) || null;
}
