import type { ModelSettings } from "@trellis/server-core/model-settings";
import { StartupError } from "@trellis/server-core/startup-error";
import * as v from "valibot";

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(from), v.maxValue(to));

/** The requirement for each variable, as shown in the error message. */
const descriptions = {
  NODE_ENV: "development, production or test",
  PORT: "a port number from 0 to 65535",
  HOST: "the name or address to listen on",
  DATABASE_URL: "a PostgreSQL address such as postgres://user:password@host:5432/name",
  TRELLIS_DATA: "the path of a folder",
  TRELLIS_EMBEDDED_DATABASE: "“allow” or unset",
  LOG_LEVEL: "silent, error, info or debug",
  TRUSTED_PROXIES: "the number of your proxies in front of the server, from 0 to 9",
  TRELLIS_SECRET: "at least 32 random characters",
  TRELLIS_LOCAL_SECRET: "“allow” or unset",
  SMTP_URL: "a mail server such as smtps://user:password@mail.example",
  MAIL_FROM: "the sender’s email address, such as hello@trellis.example",
  MAIL_ID_HEADER: "the name of a header, such as Resend-Idempotency-Key",
  TRELLIS_OUTBOX: "“allow” or unset",
  TRELLIS_LOCAL_URL: "“allow” or unset",
  PUBLIC_URL: "the public URL of this server without a path, such as https://trellis.example",
  YOUTUBE_CLIENT_ID: "the client id of a Google web application with the YouTube APIs enabled",
  YOUTUBE_CLIENT_SECRET: "the client secret of that application",
  YOUTUBE_API_KEY: "an API key of the same Google project",
  GOOGLE_CLIENT_ID: "the client id of a Google web application",
  AI_BASE_URL:
    "the address of an OpenAI-compatible API, such as https://api.openai.com/v1 or http://localhost:11434/v1",
  AI_API_KEY: "the API key of the AI provider",
  AI_MODEL: "the name of the AI model for plans, content and chat",
  AI_MODEL_CHAT: "the name of the AI model for chat",
  AI_DAILY_TOKENS: "the number of tokens that each user may use per day, from 1000 to 999999999",
  TRELLIS_PLANS: "the path of a JSON file of plans",
  TRELLIS_SANDBOX_CARDS: "“allow” or unset",
  STRIPE_SECRET_KEY: "a key of your Stripe account that starts with sk_ or rk_",
  STRIPE_WEBHOOK_SECRET: "the signing key of your webhook endpoint in Stripe, which starts with whsec_",
  STRIPE_API_BASE: "the local address of a mock Stripe server, such as http://127.0.0.1:4200",
  COUNTRY_HEADER: "the name of the header in which your proxy writes the client’s country",
};

/** Models have names such as openai/gpt-oss-120b and llama3.2:3b. */
const modelName = v.pipe(v.string(), v.regex(/^[\w./:@+-]{1,100}$/));

const variables = v.object({
  NODE_ENV: v.optional(v.picklist(["development", "production", "test"]), "development"),
  PORT: v.optional(wholeNumber(0, 65_535), "4100"),
  HOST: v.optional(v.string()),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^postgres(ql)?:/))),
  TRELLIS_DATA: v.optional(v.string()),
  TRELLIS_EMBEDDED_DATABASE: v.optional(v.literal("allow")),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "info", "debug"]), "info"),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 9), "0"),
  TRELLIS_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TRELLIS_LOCAL_SECRET: v.optional(v.literal("allow")),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\/./))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  MAIL_ID_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  TRELLIS_OUTBOX: v.optional(v.literal("allow")),
  TRELLIS_LOCAL_URL: v.optional(v.literal("allow")),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/?#]+$/))),
  YOUTUBE_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
  YOUTUBE_CLIENT_SECRET: v.optional(v.string()),
  YOUTUBE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  GOOGLE_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
  AI_BASE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#@]+$/))),
  AI_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))),
  AI_MODEL: v.optional(modelName),
  AI_MODEL_CHAT: v.optional(modelName),
  AI_DAILY_TOKENS: v.optional(wholeNumber(1_000, 999_999_999)),
  TRELLIS_PLANS: v.optional(v.string()),
  TRELLIS_SANDBOX_CARDS: v.optional(v.literal("allow")),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_\w+$/))),
  STRIPE_API_BASE: v.optional(v.pipe(v.string(), v.regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/))),
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
});

/** The validated settings. */
export interface Environment {
  isProduction: boolean;
  port: number;
  /** Undefined: all interfaces, which is the default in production. */
  host: string | undefined;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Folder for all local state; undefined: `.data` in the clone. */
  dataFolder: string | undefined;
  logLevel: "silent" | "error" | "info" | "debug";
  /** How many trailing entries of X-Forwarded-For were added by trusted proxies. */
  trustedProxies: number;
  /**
   * HMAC and encryption key, for one-time codes and YouTube tokens among others; undefined: a generated one in the data folder.
   */
  secret: string | undefined;
  /** Undefined: emails go to the outbox in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** The header that the mail provider uses to drop duplicate emails. */
  mailIdHeader: string | undefined;
  /** Undefined: the sandbox, or none in production. */
  googleClientId: string | undefined;
  /** The server's public origin; undefined: this machine's. */
  publicUrl: string | undefined;
  /** Undefined: the sandbox, or none in production. */
  youtube: { clientId: string; clientSecret: string; apiKey: string | undefined } | undefined;
  countryHeader: string | undefined;
  /** Path of the file of plans; undefined: the default plans. */
  plansPath: string | undefined;
  /** Undefined: the sandbox. Production only has the sandbox or test keys with TRELLIS_SANDBOX_CARDS=allow. */
  stripe: StripeSettings | undefined;
  /** Undefined: the built-in engine writes everything. */
  ai: ModelSettings | undefined;
}

/** Settings of the card provider. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Address of a mock server for tests; undefined: Stripe. */
  apiBase: string | undefined;
}

/**
 * Reads and validates the settings. An empty variable counts as missing. Errors never contain values, which can be
 * secret.
 */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const settings = Object.fromEntries(Object.keys(descriptions).map((name) => [name, from[name] || undefined]));
  const { success, output, issues } = v.safeParse(variables, settings);
  if (!success) {
    const name = Object.keys(descriptions).find((each) => issues.some((issue) => issue.path?.[0].key === each));
    throw new StartupError(
      `The environment variable ${name} must be ${descriptions[name as keyof typeof descriptions]}.`,
    );
  }
  const isProduction = output.NODE_ENV === "production";
  if (isProduction) rejectIncompleteSettings(output);
  return {
    isProduction,
    port: output.PORT,
    host: output.HOST ?? (isProduction ? undefined : "127.0.0.1"),
    databaseUrl: output.DATABASE_URL,
    dataFolder: output.TRELLIS_DATA,
    logLevel: output.LOG_LEVEL,
    trustedProxies: output.TRUSTED_PROXIES,
    secret: output.TRELLIS_SECRET,
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    mailIdHeader: output.MAIL_ID_HEADER,
    googleClientId: output.GOOGLE_CLIENT_ID,
    publicUrl: output.PUBLIC_URL,
    youtube: youtubeIn(output),
    countryHeader: output.COUNTRY_HEADER,
    plansPath: output.TRELLIS_PLANS,
    stripe: stripeIn(output),
    ai: modelsIn(output),
  };
}

/** Returns the settings of the YouTube client. Throws if only its id or only its secret is set. */
function youtubeIn(settings: v.InferOutput<typeof variables>): Environment["youtube"] {
  const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret, YOUTUBE_API_KEY: apiKey } = settings;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, apiKey };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  throw new StartupError(
    "YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET belong together: set both, or neither for the sandbox.",
  );
}

/** Returns the settings of Stripe. Throws if they are incomplete. */
function stripeIn(settings: v.InferOutput<typeof variables>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = settings;
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret, apiBase };
  if (secretKey === undefined && webhookSecret === undefined && apiBase === undefined) return undefined;
  const missing = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  const names = Object.entries(missing).flatMap(([name, value]) => (value === undefined ? [name] : []));
  throw new StartupError(`${names.join(" and ")} must be set to use Stripe (or unset all of Stripe’s variables).`);
}

/** Returns the settings of the AI models. Throws if they are incomplete. */
function modelsIn(settings: v.InferOutput<typeof variables>): ModelSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_MODEL_CHAT, AI_DAILY_TOKENS } = settings;
  const hasServer = baseUrl !== undefined || apiKey !== undefined;
  if (model !== undefined && hasServer) {
    return {
      baseUrl: baseUrl ?? "https://api.openai.com/v1",
      apiKey,
      model,
      chatModel: AI_MODEL_CHAT ?? model,
      dailyTokens: AI_DAILY_TOKENS,
    };
  }
  if (!hasServer && [model, AI_MODEL_CHAT, AI_DAILY_TOKENS].every((value) => value === undefined)) return undefined;
  throw new StartupError(
    hasServer
      ? "AI_MODEL must be set to the name of a model of the AI provider (or unset the other AI variables to use the built-in engine)."
      : "AI_API_KEY or AI_BASE_URL must be set to reach the AI model: the key of the provider, or the address of a local server.",
  );
}

/** Rejects incomplete production settings. */
function rejectIncompleteSettings(settings: v.InferOutput<typeof variables>): void {
  if (!settings.DATABASE_URL && !settings.TRELLIS_EMBEDDED_DATABASE) {
    throw new StartupError(
      "In production DATABASE_URL must be set to a PostgreSQL database with backups " +
        "(or set TRELLIS_EMBEDDED_DATABASE=allow to use the embedded one).",
    );
  }
  // The data folder holds the embedded database anyway, so the secret may be in it too.
  if (settings.DATABASE_URL && !settings.TRELLIS_SECRET && !settings.TRELLIS_LOCAL_SECRET) {
    throw new StartupError(
      "In production TRELLIS_SECRET must be set: at least 32 random characters, the same for every process of this server " +
        "(or set TRELLIS_LOCAL_SECRET=allow for a single process, which generates one in its data folder).",
    );
  }
  if (!settings.SMTP_URL && !settings.TRELLIS_OUTBOX) {
    throw new StartupError(
      "In production SMTP_URL must be set to a mail server, which sends the codes for forgotten passwords " +
        "(or set TRELLIS_OUTBOX=allow to write emails to files).",
    );
  }
  if (settings.STRIPE_API_BASE) {
    throw new StartupError("In production STRIPE_API_BASE must not be set: it replaces Stripe in tests.");
  }
  if (!settings.STRIPE_SECRET_KEY && !settings.TRELLIS_SANDBOX_CARDS) {
    throw new StartupError(
      "In production STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set to charge cards " +
        "(or set TRELLIS_SANDBOX_CARDS=allow for a sandbox that accepts test cards and charges no money).",
    );
  }
  if (settings.STRIPE_SECRET_KEY?.match(/^[sr]k_test_/) && !settings.TRELLIS_SANDBOX_CARDS) {
    throw new StartupError(
      "In production STRIPE_SECRET_KEY must be a live key to charge cards " +
        "(or set TRELLIS_SANDBOX_CARDS=allow for test keys, which accept test cards and charge no money).",
    );
  }
  if (!settings.PUBLIC_URL && !settings.TRELLIS_LOCAL_URL) {
    throw new StartupError(
      "In production PUBLIC_URL must be set to the public URL of this server: cookies, passkeys and the links in emails depend on it " +
        "(or set TRELLIS_LOCAL_URL=allow for a server that is only used as http://localhost).",
    );
  }
}
