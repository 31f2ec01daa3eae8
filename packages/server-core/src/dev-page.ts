import { devPagePaths, devPageStyle } from "./dev-page-style.ts";
import { escapeHtml } from "./escape-html.ts";
import { apiHeaders } from "./reply.ts";

type Page = (request: Request) => Response;

/** A page of a sandbox or for developers. */
interface DevPage {
  language: string;
  title: string;
  /** Marks the page as part of a sandbox or for developers. */
  badge: string;
  /** HTML of the body; the caller escapes it. */
  content: string;
  /** Whether the content needs the width of a list; by default it is a card in the middle of the page. */
  isWide?: boolean;
  /** Path of a script. */
  script?: string;
  /** Whether the content has frames whose documents have inline styles: they inherit the policy of the page. */
  hasFrames?: boolean;
  status?: number;
}

/** Returns a file that pages load. */
export const devFile = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { ...apiHeaders, "content-type": type, "cache-control": "no-cache" } });

/** The style sheet of every page. Fonts are added only where there is a file system. */
export const devPageFiles: ReadonlyMap<string, Page> = new Map([
  [devPagePaths.style, () => devFile(devPageStyle, "text/css; charset=utf-8")],
]);

const logo = `<span class="logo"><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#5bc667"/><path d="M16 26.5V14" stroke="#04291b" stroke-width="3.4" stroke-linecap="round"/><path d="M15.2 14.9C9.6 15.3 6 12.4 5.6 7.2c5.9-.5 9.5 2.3 9.6 7.7ZM16.8 14.9c5.6.4 9.2-2.5 9.6-7.7-5.9-.5-9.5 2.3-9.6 7.7Z" fill="#04291b"/></svg>Trellis</span>`;

/** A flower pot with a sprout, or a wilted one for errors. */
export const devPot = (mood: "sprouting" | "wilted"): string => {
  const leaf = "M0 0C6 -13 22 -17 38 -8C30 7 13 11 0 0Z";
  const at = (x: number, y: number, angle: number, size: number, color: string) =>
    `<path transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" d="${leaf}" fill="var(--${color})"/>`;
  const stem = (path: string) =>
    `<path d="${path}" fill="none" stroke="var(--stem)" stroke-width="6" stroke-linecap="round"/>`;
  const plant =
    mood === "sprouting"
      ? stem("M110 84V59") + at(110, 56, -36, 1, "leaf") + at(110, 60, -148, 0.9, "leaf-2")
      : stem("M110 84C108 66 112 50 124 45C134 41 142 47 144 56") +
        at(143, 52, 74, 0.9, "leaf") +
        at(110, 68, 142, 0.8, "leaf-2") +
        at(62, 132, 8, 0.6, "leaf-2");
  return `<svg viewBox="40 10 140 130" aria-hidden="true">${plant}<path d="M74 92h72l-9 40a6 6 0 0 1-6 5H89a6 6 0 0 1-6-5Z" fill="var(--petal)"/><rect x="68" y="82" width="84" height="16" rx="6" fill="var(--petal-2)"/></svg>`;
};

/** Renders a page with a strict content security policy: nothing from other origins, no framing, inline styles only in frames. */
export function devPage(options: DevPage): Response {
  const { language, title, badge, content, isWide = false, script, hasFrames = false, status = 200 } = options;
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Trellis</title><link rel="stylesheet" href="${devPagePaths.style}">${script ? `<script src="${script}" defer></script>` : ""}</head>
<body><header>${logo}<span class="badge">${escapeHtml(badge)}</span></header>
<main${isWide ? ' class="wide"' : ""}>${isWide ? content : `<div class="card">${content}</div>`}</main></body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'self'${hasFrames ? " 'unsafe-inline'" : ""}`,
    "font-src 'self'",
    ...(script ? ["script-src 'self'"] : []),
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(page, {
    status,
    headers: {
      ...apiHeaders,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
    },
  });
}
