import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Loads the adapter as a build with this service would. */
async function loadAdapter(geoUrl: string) {
  vi.resetModules();
  vi.stubEnv("VITE_GEO_URL", geoUrl);
  return (await import("../../../apps/web/src/platform/geolocation.ts")).countryOfVisitor;
}

const requests: string[] = [];
const respondWith = (body: string, status = 200) =>
  vi.stubGlobal("fetch", async (request: Request | string) => {
    requests.push(typeof request === "string" ? request : request.url);
    return new Response(body, { status });
  });

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("location", { origin: "https://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("the country of a visitor", () => {
  it("comes from the configured service", async () => {
    respondWith(`{"country_code":"mx"}`);
    expect(await (await loadAdapter("https://geo.example/me"))(1000)).toBe("MX");
    expect(requests).toEqual(["https://geo.example/me"]);
  });

  it("comes from our own server by default", async () => {
    respondWith(`{"country_code":"FR"}`);
    expect(await (await loadAdapter(""))(1000)).toBe("FR");
    expect(requests).toEqual(["https://trellis.example/api/v1/geo"]);
  });

  it.each([
    "",
    "<h1>busy</h1>",
    "null",
    "{}",
    `{"country_code":null}`,
    `{"country_code":7}`,
    `{"country_code":"Mexico"}`,
  ])("is unknown when the response is %j", async (body) => {
    respondWith(body);
    expect(await (await loadAdapter(""))(1000)).toBeUndefined();
    expect(await (await loadAdapter("https://geo.example/me"))(1000)).toBeUndefined();
  });

  it("is unknown when the service fails", async () => {
    respondWith(`{"error":"busy"}`, 503);
    expect(await (await loadAdapter(""))(1000)).toBeUndefined();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await (await loadAdapter("https://geo.example/me"))(1000)).toBeUndefined();
  });

  it("is unknown after the timeout, even if a response follows", async () => {
    for (const url of ["", "https://geo.example/me"]) {
      const timeout = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timeout.signal);
      vi.stubGlobal("fetch", async (request: Request | string, { signal }: RequestInit = {}) => {
        const given = typeof request === "string" ? signal : request.signal;
        timeout.abort(new DOMException("The operation timed out.", "TimeoutError"));
        given?.throwIfAborted();
        return Response.json({ country_code: "ES" });
      });
      expect(await (await loadAdapter(url))(1000)).toBeUndefined();
    }
  });
});
