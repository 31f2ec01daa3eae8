/** The content security policy of everything that is not a page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of API responses: JSON only, not framable, not cacheable. One shared object for all responses. */
export const apiHeaders: Readonly<Record<string, string>> = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": closedPolicy,
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const fine: ResponseInit = { status: 200, headers: apiHeaders };

/** Returns a success response, with additional headers if given. */
export const reply = (body: unknown, more?: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), more ? { status: 200, headers: { ...apiHeaders, ...more } } : fine);
