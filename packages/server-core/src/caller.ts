/** What the HTTP server knows about the client: `app.fetch(request, { address })`. */
export interface Caller {
  /** The client's IP address, for rate limits. */
  address?: string | undefined;
  /** Returns the response to a client that may not open `pages`. Default: everyone may. */
  refusePage?: () => Response | undefined;
}
