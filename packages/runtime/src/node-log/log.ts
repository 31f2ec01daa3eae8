import type { Log } from "@trellis/server-core/ports/log";
import { type DestinationStream, pino } from "pino";
import { currentRequest } from "./request-id.ts";
import { describeCause } from "./describe-cause.ts";

const secrets =
  "authorization password confirmPassword newPassword token tokenDigest otp resetToken accessToken cookie".split(" ");

/** The server's log, with debug messages. */
export interface ServerLog extends Log {
  debug(event: string, facts?: Record<string, unknown>): void;
}

/** Logs one line of JSON per event to `to` (default: standard error). Secrets are redacted. */
export function createLog(
  level: "silent" | "error" | "info" | "debug",
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): ServerLog {
  const log = pino(
    {
      level,
      base: null,
      mixin: () => ({ request: currentRequest() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[secret]" },
      serializers: { cause: describeCause },
    },
    to,
  );
  return {
    debug: (event, facts) => log.debug(facts, event),
    info: (event, facts) => log.info(facts, event),
    security: (event, facts) => log.info({ security: true, ...facts }, event),
    error: (event, facts) => log.error(facts, event),
  };
}
