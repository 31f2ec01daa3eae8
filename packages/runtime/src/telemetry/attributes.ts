import { type Context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { basePath } from "@trellis/contract/call";
import { calls } from "@trellis/contract/calls";
import { healthPath } from "@trellis/contract/health";
import { livenessPath, readinessPath } from "@trellis/server-core/health-paths";

const routes = new Set([
  ...Object.values(calls).map(({ path }) => basePath + path),
  healthPath,
  livenessPath,
  readinessPath,
]);

/** Returns the known route of a URL. Other paths and queries, which clients choose, are not recorded. */
export const routeOf = (url = ""): string | undefined => {
  const path = url.split("?", 1)[0] ?? "";
  return routes.has(path) ? path : undefined;
};

/** Returns the span of the client that a request names in `traceparent`, as W3C Trace Context defines it. */
export function parentOf(traceparent: unknown): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent)) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? "0", 16) % 2,
    isRemote: true,
  });
}
