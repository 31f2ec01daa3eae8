declare global {
  interface ImportMetaEnv {
    readonly VITE_API_ORIGIN?: string;
    readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
    readonly VITE_GOOGLE_CLIENT_ID?: string;
    readonly VITE_GEO_URL?: string;
    readonly VITE_CHAT_URL?: string;
    readonly VITE_CHAT_KEY?: string;
    readonly VITE_CHAT_MODEL?: string;
    readonly VITE_OPERATOR_NAME?: string;
    readonly VITE_OPERATOR_CONTACT?: string;
  }
}

const { VITE_OPERATOR_NAME: operatorName, VITE_OPERATOR_CONTACT: operatorContact } = import.meta.env;

/** Settings of a deployment, fixed at build time. */
export const env = {
  /** Origin of the API. Default: the page’s origin. */
  apiOrigin: import.meta.env.VITE_API_ORIGIN || (typeof location === "object" ? location.origin : ""),
  /** Stripe’s publishable key. Without a key, the app uses the sandbox card provider. */
  stripeKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY || undefined,
  /** Google client id. Without an id, the server’s configuration applies. */
  googleClientId: import.meta.env.VITE_GOOGLE_CLIENT_ID || undefined,
  /** URL of a service that returns `{ country_code }` for the caller. Default: our own server. */
  geoUrl: import.meta.env.VITE_GEO_URL || undefined,
  /** URL of an OpenAI-compatible chat service that the page calls directly. Default: OpenAI, if there is a key. */
  chatUrl: import.meta.env.VITE_CHAT_URL || undefined,
  /** Key for the chat service, visible to every visitor. Without a key, our own server answers. */
  chatKey: import.meta.env.VITE_CHAT_KEY || undefined,
  /** Model of the chat service. Default: the specification's model. */
  chatModel: import.meta.env.VITE_CHAT_MODEL || undefined,
  /** The operator of this installation, for the privacy policy. */
  operator: operatorName && operatorContact ? { name: operatorName, contact: operatorContact } : undefined,
};
