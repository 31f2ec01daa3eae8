import type { Meter, Tracer } from "@opentelemetry/api";
import { OTLPMetricExporter as JsonMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter as JsonTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";

type Variables = Readonly<Record<string, string | undefined>>;

/** Time to wait for the collector when the server stops, in milliseconds. */
const closeTimeoutMs = 3_000;

/** Returns a positive number; the default if the variable has none. */
function numberIn(value: string | undefined, otherwise: number): number {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : otherwise;
}

function samplerOf({ OTEL_TRACES_SAMPLER: name = "", OTEL_TRACES_SAMPLER_ARG: argument }: Variables): Sampler {
  const ratio = Number(argument ?? 1);
  const root = name.endsWith("traceidratio")
    ? new TraceIdRatioBasedSampler(Number.isFinite(ratio) ? ratio : 1)
    : name.endsWith("always_off")
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return name === "" || name.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/** Opens the exporters that the standard variables request. They read further variables themselves, such as headers. */
export function openProviders(variables: Variables): { tracer: Tracer; meter: Meter; close: () => Promise<void> } {
  const usesJson = (signal: "TRACES" | "METRICS"): boolean =>
    (variables[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] ?? variables["OTEL_EXPORTER_OTLP_PROTOCOL"]) === "http/json";
  const resource = resourceFromAttributes({ "service.name": "trellis" }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const spanExporter = usesJson("TRACES") ? new JsonTraceExporter() : new OTLPTraceExporter();
  const tracers = new TracerProvider({
    resource,
    sampler: samplerOf(variables),
    spanProcessors:
      variables["OTEL_TRACES_EXPORTER"] === "none"
        ? []
        : [
            new BatchSpanProcessor({
              exporter: spanExporter,
              scheduledDelayMillis: numberIn(variables["OTEL_BSP_SCHEDULE_DELAY"], 5_000),
            }),
          ],
  });
  const meters = new MeterProvider({
    resource,
    readers:
      variables["OTEL_METRICS_EXPORTER"] === "none"
        ? []
        : [
            new PeriodicExportingMetricReader({
              exporter: usesJson("METRICS") ? new JsonMetricExporter() : new OTLPMetricExporter(),
              exportIntervalMillis: numberIn(variables["OTEL_METRIC_EXPORT_INTERVAL"], 60_000),
              exportTimeoutMillis: Math.min(30_000, numberIn(variables["OTEL_METRIC_EXPORT_INTERVAL"], 60_000)),
            }),
          ],
  });
  return {
    tracer: tracers.getTracer("trellis"),
    meter: meters.getMeter("trellis"),
    close: async () => {
      const late = new Promise<void>((done) => void setTimeout(done, closeTimeoutMs).unref());
      await Promise.race([Promise.allSettled([tracers.shutdown(), meters.shutdown()]), late]);
    },
  };
}
