import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { portOf } from "../api/port-of.ts";
import { cleanUp, startServer } from "../api/process.ts";

afterAll(cleanUp);

/** Prints every module of OpenTelemetry that is loaded, and from where. */
const printer = `import { registerHooks } from "node:module";
registerHooks({ resolve(name, context, next) {
  if (name.startsWith("@opentelemetry/")) console.error("loaded " + name + " from " + context.parentURL);
  return next(name, context);
} });`;
const printing = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printer)}` };

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}
interface Metric {
  name: string;
  histogram?: { dataPoints: { count: number; attributes: Attribute[] }[] };
}
interface Exported {
  resourceSpans?: { scopeSpans: { spans: Span[] }[]; resource: { attributes: Attribute[] } }[];
  resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[];
}

/** Starts a collector that keeps what it receives by OTLP over HTTP. */
async function openCollector() {
  const received: { path: string; body: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ path: request.url ?? "", body: await text(request) });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const all = (): Exported[] => received.map(({ body }) => JSON.parse(body) as Exported);
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    paths: () => new Set(received.map(({ path }) => path)),
    everything: () => received.map(({ body }) => body).join("\n"),
    spans: () =>
      all().flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      all().flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    close: () => server.close(),
  };
}

const json = { "content-type": "application/json" };
const valueOf = (attributes: Attribute[], key: string) => attributes.find((attribute) => attribute.key === key)?.value;

describe("telemetry", { timeout: 180_000 }, () => {
  it("traces a request with its statements, measures it, and sends no personal data", async () => {
    const collector = await openCollector();
    const server = startServer({
      ...printing,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_SERVICE_NAME: "growth",
    });
    const origin = await server.origin;
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const parentId = "00f067aa0ba902b7";
    const body = JSON.stringify({ email: "someone.private@example.com", password: "very-private-7" });
    const headers = { ...json, traceparent: `00-${traceId}-${parentId}-01` };
    const response = await fetch(`${origin}/api/v1/jwt/login?private=query`, { method: "POST", headers, body });
    expect(response.status).toBe(400);
    await fetch(`${origin}/api/v1/private/path`);
    await fetch(`${origin}/readyz`);
    // The server sends the remaining data when it stops.
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);

    expect([...collector.paths()].toSorted()).toEqual(["/v1/metrics", "/v1/traces"]);
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === "POST /api/v1/jwt/login");
    expect(request).toMatchObject({ kind: 2, traceId, parentSpanId: parentId });
    expect(valueOf(request?.attributes ?? [], "http.response.status_code")).toEqual({ intValue: 400 });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain("INSERT limits");
    for (const { kind, attributes } of statements) {
      expect(kind).toBe(3);
      expect(valueOf(attributes, "db.system.name")).toEqual({ stringValue: "postgresql" });
    }
    expect(spans.find(({ name }) => name === "GET")?.attributes.map(({ key }) => key)).not.toContain("url.path");

    const metrics = new Map(collector.metrics().map((metric) => [metric.name, metric]));
    const points = metrics.get("http.server.request.duration")?.histogram?.dataPoints ?? [];
    const login = points.find(
      ({ attributes }) => valueOf(attributes, "http.route")?.stringValue === "/api/v1/jwt/login",
    );
    expect(login?.count).toBe(1);
    expect(metrics.has("db.client.operation.duration")).toBe(true);
    expect(metrics.has("http.server.active_requests")).toBe(true);

    const everything = collector.everything();
    expect(everything).toContain('"growth"');
    expect(everything).not.toMatch(/private|127\.0\.0\.1|someone|example\.com/);
    collector.close();
  });

  it("the server loads nothing from OpenTelemetry without its variables", async () => {
    const server = startServer(printing);
    expect((await fetch(`${await server.origin}/livez`)).status).toBe(200);
    server.child.kill("SIGTERM");
    await server.ended;
    // pg-boss imports the API of OpenTelemetry, which does nothing by itself.
    const loaded = server.output().match(/^loaded .*$/gm) ?? [];
    expect(loaded.filter((line) => !line.includes("/pg-boss/"))).toEqual([]);
  });
});
