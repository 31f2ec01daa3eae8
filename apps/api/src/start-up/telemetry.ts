import type { ServerLog } from "@trellis/runtime/node-log/log";
import type { Telemetry } from "@trellis/runtime/telemetry/types";
import { StartupError } from "@trellis/server-core/startup-error";

/** Each of these variables turns telemetry on. */
const switches = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
  "OTEL_TRACES_EXPORTER",
  "OTEL_METRICS_EXPORTER",
];

/** The supported values of standard variables; the exporters read all other variables themselves. */
const supported: Readonly<Record<string, readonly string[]>> = {
  OTEL_EXPORTER_OTLP_PROTOCOL: ["http/protobuf", "http/json"],
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: ["http/protobuf", "http/json"],
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: ["http/protobuf", "http/json"],
  OTEL_TRACES_EXPORTER: ["otlp", "none"],
  OTEL_METRICS_EXPORTER: ["otlp", "none"],
  OTEL_TRACES_SAMPLER: [
    "always_on",
    "always_off",
    "traceidratio",
    "parentbased_always_on",
    "parentbased_always_off",
    "parentbased_traceidratio",
  ],
};

/** Loads OpenTelemetry only if one of its standard variables turns it on. */
export async function openTelemetry(
  variables: Readonly<Record<string, string | undefined>>,
  log: ServerLog,
): Promise<Telemetry | undefined> {
  if (variables["OTEL_SDK_DISABLED"] === "true" || !switches.some((name) => variables[name])) return undefined;
  for (const [name, values] of Object.entries(supported)) {
    const value = variables[name];
    if (value && !values.includes(value)) {
      throw new StartupError(`The environment variable ${name} must be ${values.join(" or ")}.`);
    }
  }
  const { createTelemetry } = await import("@trellis/runtime/telemetry/telemetry");
  return createTelemetry(variables, log);
}
