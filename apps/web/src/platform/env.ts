/** What a deployment may set when it builds the app. */
export const env = {
  /** Where the API lives, when it is not where the page came from. */
  apiOrigin: (import.meta.env["VITE_API_ORIGIN"] as string | undefined) || location.origin,
  /** Stripe's publishable key. None: the sandbox card provider. */
  stripeKey: (import.meta.env["VITE_STRIPE_PUBLISHABLE_KEY"] as string | undefined) || undefined,
  /** Google's client id of this app. None: the server says how Google sign-in works. */
  googleClientId: (import.meta.env["VITE_GOOGLE_CLIENT_ID"] as string | undefined) || undefined,
  /** A service that answers `{ country_code }` for the caller. None: our own server says. */
  geoUrl: (import.meta.env["VITE_GEO_URL"] as string | undefined) || undefined,
  /** An OpenAI-compatible chat service, asked without our server. None: OpenAI's own, once there is a key. */
  chatUrl: (import.meta.env["VITE_CHAT_URL"] as string | undefined) || undefined,
  /** The key for it: whoever opens the page can read it. None: our own server answers. */
  chatKey: (import.meta.env["VITE_CHAT_KEY"] as string | undefined) || undefined,
};
