import { createLog } from "@trellis/runtime/node-log/log";
import { parentOf, routeOf } from "@trellis/runtime/telemetry/attributes";
import { errorTypeOf, summaryOf } from "@trellis/runtime/telemetry/statement-attributes";
import { describe, expect, it } from "vitest";
import { openTelemetry } from "../../apps/api/src/start-up/telemetry.ts";

const log = createLog("silent");

describe("telemetry", () => {
  it("is off if its variables are missing or it is disabled", async () => {
    expect(await openTelemetry({}, log)).toBeUndefined();
    const disabled = { OTEL_SDK_DISABLED: "true", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
    expect(await openTelemetry(disabled, log)).toBeUndefined();
  });

  it("rejects unsupported values and names the variable", async () => {
    const grpc = { OTEL_TRACES_EXPORTER: "otlp", OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" };
    await expect(openTelemetry(grpc, log)).rejects.toThrow(
      "The environment variable OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json.",
    );
  });
});

describe("what telemetry records", () => {
  it("is the route of a call, never another path or a query", () => {
    expect(routeOf("/api/v1/jwt/login?email=a@example.com")).toBe("/api/v1/jwt/login");
    expect(routeOf("/api/v1/avatars/0123.webp")).toBeUndefined();
    expect(routeOf("/reset/token")).toBeUndefined();
  });

  it("is the verb and the table of a statement, never its text", () => {
    expect(summaryOf(`select * from "accounts" where email = 'a'`)).toEqual({ verb: "SELECT", table: "accounts" });
    expect(summaryOf("insert into pgboss.job values ($1)")).toEqual({ verb: "INSERT", table: "pgboss.job" });
    expect(summaryOf("begin")).toEqual({ verb: "BEGIN", table: undefined });
  });

  it("is the code or the name of an error, never its message", () => {
    expect(errorTypeOf(Object.assign(new Error("private"), { code: "23505" }))).toBe("23505");
    expect(errorTypeOf(new TypeError("private"))).toBe("TypeError");
    expect(errorTypeOf("private")).toBe("unknown");
  });

  it("belongs to the trace in the request's `traceparent` header, if the header is valid", () => {
    const none = parentOf(undefined);
    expect(parentOf("x")).toBe(none);
    expect(parentOf(`00-${"0".repeat(32)}-00f067aa0ba902b7-01`)).toBe(none);
    expect(parentOf("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")).not.toBe(none);
  });
});
