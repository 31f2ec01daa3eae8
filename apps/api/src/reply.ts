/** Headers of every answer: it is data, never a page, and is kept by nobody. One object, shared by all replies. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const fine: ResponseInit = { status: 200, headers: fixedHeaders };

/** The reply of a call that worked, with headers of its own where it has any. */
export const reply = (body: unknown, more?: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), more ? { status: 200, headers: { ...fixedHeaders, ...more } } : fine);
