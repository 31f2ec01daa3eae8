import * as v from "valibot";
import { StartupError } from "./startup-error.ts";

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(from), v.maxValue(to));

/** What each variable must be, as shown in the error message. */
const wanted = {
  NODE_ENV: "development, production or test",
  PORT: "a port number from 0 to 65535",
  HOST: "the name or address to listen on",
  DATABASE_URL: "a PostgreSQL address such as postgres://user:password@host:5432/name",
  TRELLIS_DATA: "the path of a folder",
  TRELLIS_EMBEDDED_DATABASE: "allow, or not set at all",
  LOG_LEVEL: "silent, error, info or debug",
  TRUSTED_PROXIES: "how many proxies of yours stand before the server, from 0 to 9",
  TRELLIS_SECRET: "at least 32 random characters",
  SMTP_URL: "a mail server such as smtps://user:password@mail.example",
  MAIL_FROM: "the address that mails come from, such as hello@trellis.example",
  TRELLIS_OUTBOX: "allow, or not set at all",
  PUBLIC_URL: "where people reach this server, such as https://trellis.example, without a path",
  YOUTUBE_CLIENT_ID: "the client id of a Google web application with the YouTube APIs",
  YOUTUBE_CLIENT_SECRET: "the secret of that client",
  YOUTUBE_API_KEY: "an API key of the same Google project",
  GOOGLE_CLIENT_ID: "the client id of a Google web application",
  COUNTRY_HEADER: "the name of a header in which your proxy writes the client's country",
};

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
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\/./))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  TRELLIS_OUTBOX: v.optional(v.literal("allow")),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/?#]+$/))),
  YOUTUBE_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
  YOUTUBE_CLIENT_SECRET: v.optional(v.string()),
  YOUTUBE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  GOOGLE_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
});

/** The validated settings. */
export interface Environment {
  isProduction: boolean;
  port: number;
  host: string | undefined;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Folder for all local state; undefined: `.data` in the clone. */
  dataFolder: string | undefined;
  logLevel: "silent" | "error" | "info" | "debug";
  /** How many trailing entries of X-Forwarded-For were added by trusted proxies. */
  trustedProxies: number;
  /**
   * HMAC key for one-time codes and encryption key for YouTube tokens; undefined: a generated one in the data folder.
   */
  secret: string | undefined;
  /** Undefined: emails go to the outbox in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Undefined: the sandbox, or none in production. */
  googleClientId: string | undefined;
  /** The server's public origin; undefined: this machine's. */
  publicUrl: string | undefined;
  /** Undefined: the sandbox, or none in production. */
  youtube: { clientId: string; clientSecret: string; apiKey: string | undefined } | undefined;
  countryHeader: string | undefined;
}

/**
 * Reads and validates the settings. An empty variable counts as missing. Errors never contain values, which can be
 * secret.
 */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.keys(wanted).map((name) => [name, from[name] || undefined]));
  const { success, output, issues } = v.safeParse(variables, given);
  if (!success) {
    const name = Object.keys(wanted).find((each) => issues.some((issue) => issue.path?.[0].key === each));
    throw new StartupError(`The environment variable ${name} must be ${wanted[name as keyof typeof wanted]}.`);
  }
  const isProduction = output.NODE_ENV === "production";
  if (isProduction) refuseHalfSetUp(output);
  return {
    isProduction,
    port: output.PORT,
    host: output.HOST,
    databaseUrl: output.DATABASE_URL,
    dataFolder: output.TRELLIS_DATA,
    logLevel: output.LOG_LEVEL,
    trustedProxies: output.TRUSTED_PROXIES,
    secret: output.TRELLIS_SECRET,
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    googleClientId: output.GOOGLE_CLIENT_ID,
    publicUrl: output.PUBLIC_URL,
    youtube: youtubeIn(output),
    countryHeader: output.COUNTRY_HEADER,
  };
}

/** Returns YouTube's client; its id and secret belong together. */
function youtubeIn(given: v.InferOutput<typeof variables>): Environment["youtube"] {
  const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret, YOUTUBE_API_KEY: apiKey } = given;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, apiKey };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  throw new StartupError(
    "YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET belong together: set both, or neither for the sandbox.",
  );
}

/** Rejects incomplete production settings. */
function refuseHalfSetUp(given: v.InferOutput<typeof variables>): void {
  if (!given.DATABASE_URL && !given.TRELLIS_EMBEDDED_DATABASE) {
    throw new StartupError(
      "In production DATABASE_URL must lead to a PostgreSQL that is backed up " +
        "(or set TRELLIS_EMBEDDED_DATABASE=allow to keep everything in the embedded one).",
    );
  }
  if (given.DATABASE_URL && !given.TRELLIS_SECRET) {
    throw new StartupError(
      "In production TRELLIS_SECRET must be set: at least 32 random characters, the same for every process of this server.",
    );
  }
  if (given.YOUTUBE_CLIENT_ID && !given.PUBLIC_URL) {
    throw new StartupError(
      "In production PUBLIC_URL must say where people reach this server: Google sends them back there after their consent.",
    );
  }
  if (!given.SMTP_URL && !given.TRELLIS_OUTBOX) {
    throw new StartupError(
      "In production SMTP_URL must name a mail server, or nobody gets a code for a forgotten password " +
        "(or set TRELLIS_OUTBOX=allow to keep mails as files).",
    );
  }
}
