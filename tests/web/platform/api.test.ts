import { checkSession, logIn } from "@trellis/contract/account";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const answer = vi.fn<(request: Request) => Promise<Response>>();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  kept.clear();
  answer.mockReset();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const { api, onSessionRefused } = await import("../../../apps/web/src/platform/api.ts");
  const { token } = await import("../../../apps/web/src/platform/token.ts");
  const refused = vi.fn<Parameters<typeof onSessionRefused>[0]>();
  onSessionRefused(refused);
  return { api, token, refused };
};
const refusal = () => Response.json({ error: "E" }, { status: 401 });

it("STA-03 keeps the token under exactly `token`", async () => {
  const { token } = await open();
  token.write("t");
  expect([...kept]).toEqual([["token", "t"]]);
});

it("sends the token and the language of the page", async () => {
  const { api, token } = await open();
  token.write("t");
  answer.mockResolvedValue(Response.json({ user: {}, token: "t" }));
  await api(checkSession, {});
  const request = answer.mock.calls[0]?.[0];
  expect(request?.url).toBe("http://trellis.example/api/v1/jwt/check-session");
  expect(request?.headers.get("authorization")).toBe("Bearer t");
  expect(request?.headers.get("accept-language")).toBe("fr");
});

it("takes a 401 as the end of the session, once for many calls", async () => {
  const { api, token, refused } = await open();
  token.write("t");
  answer.mockImplementation(() => Promise.resolve(refusal()));
  await Promise.allSettled([api(checkSession, {}), api(checkSession, {}), api(checkSession, {})]);
  expect(kept.has("token")).toBe(false);
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 401 }));
});

it("does not take the 401 of an older token for the end of the newer session", async () => {
  const { api, token, refused } = await open();
  token.write("old");
  answer.mockImplementation(() => {
    token.write("new");
    return Promise.resolve(refusal());
  });
  await expect(api(checkSession, {})).rejects.toThrow("E");
  expect(token.read()).toBe("new");
  expect(refused).not.toHaveBeenCalled();
});

it("leaves a 401 without any token to whoever asked", async () => {
  const { api, refused } = await open();
  answer.mockResolvedValue(refusal());
  await expect(api(logIn, { body: { email: "a@b.co", password: "x" } })).rejects.toThrow("E");
  expect(refused).not.toHaveBeenCalled();
});

it("remembers in memory where the browser allows no storage", async () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const { token } = await open();
  token.write("t");
  expect(token.read()).toBe("t");
  token.forget();
  expect(token.read()).toBeNull();
});
