import { escapeHtml } from "./mail/escape-html.ts";

/** A page of a sandbox or of the outbox. */
interface DevPage {
  language: string;
  title: string;
  /** HTML of the body; the caller escapes it. */
  content: string;
  /** Styles in addition to the shared ones. */
  style?: string;
  script?: string;
}

/** The design tokens these pages use, light and dark. */
const style = `
:root{color-scheme:light dark;--canvas:#f7f8f3;--surface:#fff;--line:#dfe1d9;--text:#15211a;--text-2:#47544b;--primary:#0b643e;--soft:#ddf7dc;--on-soft:#004a2b;--soft-hover:#cdf0cc}
@media (prefers-color-scheme:dark){:root{--canvas:#0e1a15;--surface:#17241d;--line:#293830;--text:#eef2eb;--text-2:#b5beb3;--primary:#65da81;--soft:#123b25;--on-soft:#99e7a4;--soft-hover:#1a4a31}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(16px,4vw,40px);background:var(--canvas);color:var(--text);font:1rem/1.5 "Figtree Variable","Segoe UI",system-ui,sans-serif}
main{max-width:46rem;margin:0 auto}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.25;letter-spacing:-0.02em}
p{margin:0 0 16px;color:var(--text-2)}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.badge{display:inline-block;margin-bottom:12px;padding:2px 10px;border-radius:999px;background:var(--soft);color:var(--on-soft);font-size:.8125rem;font-weight:600}
`;

/** Renders a page with a strict content security policy: no external resources, no framing, one inline script. */
export function devPage({ language, title, content, style: more = "", script }: DevPage): Response {
  const nonce = crypto.randomUUID();
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Trellis</title><style>${style}${more}</style></head>
<body><main>${content}</main>${script ? `<script nonce="${nonce}">${script}</script>` : ""}</body></html>
`;
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; frame-src 'self'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  });
}
