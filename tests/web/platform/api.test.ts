import { logIn, checkSession } from "@trellis/contract/account";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeStorage } from "../fake-storage.ts";

const respond = vi.fn<(request: Request) => Promise<Response>>();
const storage = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("localStorage", fakeStorage(storage));
  storage.clear();
  respond.mockReset();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const loadModules = async () => {
  const { api } = await import("../../../apps/web/src/platform/api.ts");
  const { onSessionRefused, onSubscriptionRequired } = await import("../../../apps/web/src/platform/as-user.ts");
  const { token } = await import("../../../apps/web/src/platform/token.ts");
  const refused = vi.fn<Parameters<typeof onSessionRefused>[0]>();
  onSessionRefused(refused);
  const unpaid = vi.fn<Parameters<typeof onSubscriptionRequired>[0]>();
  onSubscriptionRequired(unpaid);
  return { api, token, refused, unpaid };
};
const refusal = () => Response.json({ error: "E" }, { status: 401 });

it("STA-03 stores the token under the key `token`", async () => {
  const { token } = await loadModules();
  token.write("t");
  expect([...storage]).toEqual([["token", "t"]]);
});

it("RTE-34 sends the token and the language of the page with a call", async () => {
  const { api, token } = await loadModules();
  token.write("t");
  respond.mockResolvedValue(Response.json({ user: { name: "Ana" }, token: "t" }));
  await api(checkSession, {});
  const request = respond.mock.calls[0]?.[0];
  expect(request?.url).toBe("http://trellis.example/api/v1/jwt/check-session");
  expect(request?.headers.get("authorization")).toBe("Bearer t");
  expect(request?.headers.get("accept-language")).toBe("fr");
});

it("reports a refused session once when several calls get a 401", async () => {
  const { api, token, refused } = await loadModules();
  token.write("t");
  respond.mockImplementation(() => Promise.resolve(refusal()));
  await Promise.allSettled([api(checkSession, {}), api(checkSession, {}), api(checkSession, {})]);
  expect(storage.has("token")).toBe(false);
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 401 }));
});

it("ignores a 401 for a token that has been replaced in the meantime", async () => {
  const { api, token, refused } = await loadModules();
  token.write("old");
  respond.mockImplementation(() => {
    token.write("new");
    return Promise.resolve(refusal());
  });
  await expect(api(checkSession, {})).rejects.toThrow("E");
  expect(token.read()).toBe("new");
  expect(refused).not.toHaveBeenCalled();
});

it("RTE-35 SIN-10 sends no authorization without a token, and leaves a 401 to the caller", async () => {
  const { api, refused } = await loadModules();
  respond.mockResolvedValue(refusal());
  await expect(api(logIn, { body: { email: "a@b.co", password: "x" } })).rejects.toThrow("E");
  expect(respond.mock.calls[0]?.[0].headers.has("authorization")).toBe(false);
  expect(refused).not.toHaveBeenCalled();
});

it("keeps the token in memory when the browser denies access to storage", async () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const { token } = await loadModules();
  token.write("t");
  expect(token.read()).toBe("t");
  token.forget();
  expect(token.read()).toBeNull();
});

it("reports a 402 only if it means that the call needs a subscription", async () => {
  const { api, token, unpaid, refused } = await loadModules();
  token.write("t");
  respond.mockResolvedValueOnce(Response.json({ message: "Declined." }, { status: 402 }));
  await expect(api(checkSession, {})).rejects.toThrow("Declined.");
  expect(unpaid).not.toHaveBeenCalled();
  respond.mockResolvedValueOnce(Response.json({ error: "E", code: "subscriptionRequired" }, { status: 402 }));
  await expect(api(checkSession, {})).rejects.toThrow("E");
  expect(unpaid).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 402 }));
  expect(refused).not.toHaveBeenCalled();
  expect(storage.has("token")).toBe(true);
});
