import { AsyncLocalStorage } from "node:async_hooks";
import { monitorEventLoopDelay } from "node:perf_hooks";
import {
  type Attributes,
  type Context,
  diag,
  DiagLogLevel,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { ServerLog } from "../node-log/log.ts";
import { parentOf, routeOf } from "./attributes.ts";
import { errorTypeOf, summaryOf } from "./statement-attributes.ts";
import { openProviders } from "./providers.ts";
import type { Telemetry } from "./types.ts";

/** Histogram boundaries in seconds, as OpenTelemetry's conventions recommend. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const duration = (description: string) => ({
  description,
  unit: "s",
  advice: { explicitBucketBoundaries: boundaries },
});

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** Traces and measures requests and their SQL statements. The standard variables set where the data is sent. */
export function createTelemetry(variables: Readonly<Record<string, string | undefined>>, log: ServerLog): Telemetry {
  diag.setLogger(
    {
      error: (message) => log.error("telemetry failed", { reason: message.slice(0, 200) }),
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    DiagLogLevel.ERROR,
  );
  const { tracer, meter, close } = openProviders(variables);
  const requests = meter.createHistogram("http.server.request.duration", duration("Duration of requests."));
  const active = meter.createUpDownCounter("http.server.active_requests", { unit: "{request}" });
  const statements = meter.createHistogram("db.client.operation.duration", duration("Duration of statements."));
  const memory = meter.createObservableGauge("process.memory.usage", { unit: "By" });
  memory.addCallback((result) => result.observe(process.memoryUsage.rss()));
  const delays = monitorEventLoopDelay();
  delays.enable();
  const delay = meter.createObservableGauge("nodejs.eventloop.delay.p99", { unit: "s" });
  delay.addCallback((result) => {
    result.observe(delays.percentile(99) / 1e9);
    delays.reset();
  });
  const current = new AsyncLocalStorage<Context>();

  const end = (span: Span | undefined, failed: string | undefined) => {
    if (failed !== undefined) span?.setAttribute("error.type", failed).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };

  return {
    request: (request, response, work) => {
      const began = performance.now();
      const method = methods.has(request.method ?? "") ? String(request.method) : "_OTHER";
      const route = routeOf(request.url);
      const known: Attributes = {
        "http.request.method": method,
        "url.scheme": "http",
        ...(route !== undefined && { "http.route": route }),
      };
      const parent = parentOf(request.headers["traceparent"]);
      const name = route === undefined ? method : `${method} ${route}`;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: known }, parent);
      active.add(1, { "http.request.method": method });
      response.once("close", () => {
        const status = response.statusCode;
        const failed = status >= 500 ? String(status) : response.writableFinished ? undefined : "aborted";
        const outcome = { "http.response.status_code": status, ...(failed !== undefined && { "error.type": failed }) };
        active.add(-1, { "http.request.method": method });
        requests.record((performance.now() - began) / 1000, { ...known, ...outcome });
        span.setAttributes(outcome);
        end(span, failed);
      });
      current.run(trace.setSpan(parent, span), work);
    },

    statement: async (text, work) => {
      const began = performance.now();
      const { verb, table } = summaryOf(text);
      const known: Attributes = {
        "db.system.name": "postgresql",
        "db.operation.name": verb,
        ...(table !== undefined && { "db.collection.name": table }),
      };
      const parent = current.getStore();
      // Statements outside of requests get no span, because the job queue polls the database every few seconds.
      const name = table === undefined ? verb : `${verb} ${table}`;
      const span = parent && tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: known }, parent);
      const finish = (failed?: string) => {
        statements.record((performance.now() - began) / 1000, {
          ...known,
          ...(failed !== undefined && { "error.type": failed }),
        });
        end(span, failed);
      };
      try {
        const result = await work();
        finish();
        return result;
      } catch (cause) {
        finish(errorTypeOf(cause));
        throw cause;
      }
    },

    close,
  };
}
