import * as v from "valibot";
import { CannotStart } from "./cannot-start.ts";

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(from), v.maxValue(to));

/** What each variable must be, in words for the person who set it. */
const wanted = {
  NODE_ENV: "development, production or test",
  PORT: "a port number from 0 to 65535",
  HOST: "the name or address to listen on",
  DATABASE_URL: "a PostgreSQL address such as postgres://user:password@host:5432/name",
  TRELLIS_DATA: "the path of a folder",
  TRELLIS_EMBEDDED_DATABASE: "allow, or not set at all",
  LOG_LEVEL: "silent, error, info or debug",
  TRUSTED_PROXIES: "how many proxies of yours stand before the server, from 0 to 9",
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
});

/** The server's settings, checked. */
export interface Environment {
  isProduction: boolean;
  port: number;
  host: string | undefined;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Folder of all local state; undefined: `.data` in the clone. */
  dataFolder: string | undefined;
  logLevel: "silent" | "error" | "info" | "debug";
  /** How many of the last addresses in X-Forwarded-For were written by proxies that can be believed. */
  trustedProxies: number;
}

/** Reads the settings. An empty variable counts as not set; values are never repeated, they may be secret. */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.keys(wanted).map((name) => [name, from[name] || undefined]));
  const { success, output, issues } = v.safeParse(variables, given);
  if (!success) {
    const name = Object.keys(wanted).find((each) => issues.some((issue) => issue.path?.[0].key === each));
    throw new CannotStart(`The environment variable ${name} must be ${wanted[name as keyof typeof wanted]}.`);
  }
  const isProduction = output.NODE_ENV === "production";
  if (isProduction && !output.DATABASE_URL && !output.TRELLIS_EMBEDDED_DATABASE) {
    throw new CannotStart(
      "In production DATABASE_URL must lead to a PostgreSQL that is backed up " +
        "(or set TRELLIS_EMBEDDED_DATABASE=allow to keep everything in the embedded one).",
    );
  }
  return {
    isProduction,
    port: output.PORT,
    host: output.HOST,
    databaseUrl: output.DATABASE_URL,
    dataFolder: output.TRELLIS_DATA,
    logLevel: output.LOG_LEVEL,
    trustedProxies: output.TRUSTED_PROXIES,
  };
}
