import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The adapter, as a build with this service would have it. */
async function adapter(geoUrl: string) {
  vi.resetModules();
  vi.stubEnv("VITE_GEO_URL", geoUrl);
  return (await import("../../../apps/web/src/platform/geolocation.ts")).countryOfVisitor;
}

const asked: string[] = [];
const answering = (body: string, status = 200) =>
  vi.stubGlobal("fetch", async (request: Request | string) => {
    asked.push(typeof request === "string" ? request : request.url);
    return new Response(body, { status });
  });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("location", { origin: "https://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("the country of a visitor", () => {
  it("is asked of the service that the deployment names", async () => {
    answering(`{"country_code":"mx"}`);
    expect(await (await adapter("https://geo.example/me"))(1000)).toBe("MX");
    expect(asked).toEqual(["https://geo.example/me"]);
  });

  it("is asked of our own server where none is named", async () => {
    answering(`{"country_code":"FR"}`);
    expect(await (await adapter(""))(1000)).toBe("FR");
    expect(asked).toEqual(["https://trellis.example/api/v1/geo"]);
  });

  it.each([
    "",
    "<h1>busy</h1>",
    "null",
    "{}",
    `{"country_code":null}`,
    `{"country_code":7}`,
    `{"country_code":"Mexico"}`,
  ])("is unknown when the answer is %j", async (body) => {
    answering(body);
    expect(await (await adapter(""))(1000)).toBeUndefined();
    expect(await (await adapter("https://geo.example/me"))(1000)).toBeUndefined();
  });

  it("is unknown when the service fails", async () => {
    answering(`{"error":"busy"}`, 503);
    expect(await (await adapter(""))(1000)).toBeUndefined();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await (await adapter("https://geo.example/me"))(1000)).toBeUndefined();
  });

  it("is unknown once patience is at its end, whatever comes later", async () => {
    vi.stubGlobal(
      "fetch",
      async (request: Request | string, { signal }: RequestInit = {}) =>
        new Promise((_answer, fail) => {
          const timeoutMs = typeof request === "string" ? signal : request.signal;
          timeoutMs?.addEventListener("abort", () => fail(timeoutMs.reason as Error));
        }),
    );
    expect(await (await adapter(""))(10)).toBeUndefined();
    expect(await (await adapter("https://geo.example/me"))(10)).toBeUndefined();
  });
});
