import type { Device } from "@trellis/contract/device";

type Mark = readonly [name: string, sign: RegExp];

/** The order matters: most user agents also contain the names of browsers below them. */
const browsers: readonly Mark[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly Mark[] = [
  ["iPadOS", /\biPad\b/],
  ["iOS", /\b(?:iPhone|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

const kindOf = (userAgent: string, system: string | null): Device["kind"] => {
  if (system === null) return "unknown";
  if (system === "iPadOS") return "tablet";
  if (system === "iOS") return "phone";
  if (system === "Android") return /\bMobile\b/.test(userAgent) ? "phone" : "tablet";
  return "computer";
};

/** Detects the device from the User-Agent header. */
export function deviceOf(header: string | null): Device {
  const userAgent = header ?? "";
  const find = (marks: readonly Mark[]) => marks.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
  const system = find(systems);
  return { kind: kindOf(userAgent, system), browser: find(browsers), system };
}

/** Shortens a User-Agent header for storage. */
export const shortUserAgent = (userAgent: string | null): string | null => userAgent?.slice(0, 300) ?? null;
