/** The settings that a client needs to reach the server. */
export interface Connection {
  /** `fetch`, or `app.fetch` of an in-process server. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin without a trailing slash, such as `https://trellis.example`. */
  origin: string;
  /** Returns the current bearer token; called for each request. */
  token: () => string | null;
  /** Returns the language of server messages as a BCP 47 tag. */
  language?: () => string;
  /** Timeout of every call in milliseconds. Default: the call's own timeout. */
  timeoutMs?: number;
}
