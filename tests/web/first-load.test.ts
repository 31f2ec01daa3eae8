import { afterEach, describe, expect, it, vi } from "vitest";
import { firstLoad, type FirstLoadMap } from "../../apps/web/first-load-script.ts";
import { takeEarlyReply } from "../../apps/web/src/platform/early-reply.ts";

const map: FirstLoadMap = {
  files: ["/sign-in.js", "/dashboard.js", "/account-en.js", "/account-fr.js", "/lost.js"],
  needs: [
    { code: [0], wideCode: [], texts: ["account"] },
    { code: [1], wideCode: [4], texts: [] },
    { code: [4], wideCode: [], texts: [] },
  ],
  screens: { "/login": [0, 1], "/": [0, 1], "*": [2, 2] },
  texts: { en: { account: 2 }, fr: { account: 3 } },
  fonts: [{ family: "Text", source: "url(/text.woff2)", weight: "400" }],
  styles: "/initial.css",
  session: "/api/v1/jwt/check-session",
  calls: { "/": ["/api/v1/plan?language={language}"] },
  wideCalls: { "/": ["/api/v1/wide"] },
};

class FakeFont {
  readonly family: string;
  isLoaded = false;
  constructor(family: string) {
    this.family = family;
  }
  async load() {
    this.isLoaded = true;
  }
}

/** Runs the script as index.html does. Returns the preloaded URLs, the attributes of the page and the fonts it adds. */
function load(
  pathname: string,
  stored: Record<string, string> = {},
  languages = ["en-US"],
  hostname = "trellis.example",
  checked: object = {},
  isWide = false,
) {
  const preloaded: string[] = [];
  const page = { dataset: {} as Record<string, string>, lang: "en" };
  const fonts: FakeFont[] = [];
  const settled: (() => void)[] = [];
  const calls = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async () => Response.json(checked));
  vi.stubGlobal("fetch", calls);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  vi.stubGlobal("location", { pathname, hash: "", hostname, href: `https://${hostname}${pathname}` });
  vi.stubGlobal("PublicKeyCredential", vi.fn<() => void>());
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => void settled.push(listener));
  vi.stubGlobal("FontFace", FakeFont);
  vi.stubGlobal("document", {
    documentElement: page,
    fonts: { add: (font: FakeFont) => fonts.push(font) },
    createElement: () => ({}),
    head: {
      append({ rel, href }: { rel: string; href: string }) {
        if (rel === "modulepreload") preloaded.push(href);
      },
    },
  });
  firstLoad(map, "/logout");
  return {
    preloaded,
    fonts,
    stored,
    calls: calls.mock.calls,
    settle: () => settled.forEach((listener) => listener()),
    ...page,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("first load", () => {
  it("preloads another screen when asked, without requesting a file twice", () => {
    const { preloaded } = load("/login");
    globalThis.preloadScreen?.(1);
    globalThis.preloadScreen?.(1);
    expect(preloaded).toEqual(["/sign-in.js", "/account-en.js", "/dashboard.js"]);
  });

  it("preloads the code and text of the screen that a visitor will see", () => {
    expect(load("/login").preloaded).toEqual(["/sign-in.js", "/account-en.js"]);
    expect(load("/").preloaded).toEqual(["/sign-in.js", "/account-en.js"]);
    expect(load("/LOGIN/").preloaded).toEqual(["/sign-in.js", "/account-en.js"]);
  });

  it("preloads the dashboard for a visitor with a token", () => {
    expect(load("/login", { token: "t" }).preloaded).toEqual(["/dashboard.js"]);
  });

  it("also preloads what is needed only on screens wider than a phone", () => {
    const { preloaded } = load("/", { token: "t" }, undefined, undefined, undefined, true);
    expect(preloaded).toEqual(["/dashboard.js", "/lost.js"]);
  });

  it("checks the session of a visitor with a token, but not before signing out", () => {
    const headers = { accept: "application/json", authorization: "Bearer t", "accept-language": "fr" };
    const { calls } = load("/", { token: "t", i18nextLng: "fr" });
    expect(calls).toEqual([["/api/v1/jwt/check-session", expect.objectContaining({ headers })]]);
    expect(load("/").calls).toEqual([]);
    expect(load("/logout", { token: "t" }).calls).toEqual([]);
    expect(load("/", { token: "kaputt\n" }).calls).toEqual([]);
  });

  it("makes the screen's first calls after the server has confirmed a subscribed, onboarded user", async () => {
    const made = async (user: object) => {
      const { calls } = load("/", { token: "t" }, ["fr"], undefined, { user });
      await globalThis.early?.user;
      return calls.slice(1).map(([url]) => url);
    };
    expect(await made({ isSubscribed: true, onBoarding: { goal: [] } })).toEqual(["/api/v1/plan?language=fr"]);
    expect(await made({ isSubscribed: true, onBoarding: false })).toEqual([]);
    expect(await made({ isSubscribed: false, onBoarding: true })).toEqual([]);
  });

  it("cancels an early call when the request that takes its reply is aborted", () => {
    const signal = load("/", { token: "t" }).calls[0]?.[1].signal;
    const waiting = new AbortController();
    const headers = { authorization: "Bearer t", "accept-language": "en" };
    const url = "https://trellis.example/api/v1/jwt/check-session";
    expect(takeEarlyReply(new Request(url, { headers, signal: waiting.signal }))).toBeInstanceOf(Promise);
    expect(signal).toHaveProperty("aborted", false);
    waiting.abort();
    expect(signal).toHaveProperty("aborted", true);
  });

  it("also makes the calls that only wide screens need, and cancels early calls that the app does not make", async () => {
    const checked = { user: { isSubscribed: true, onBoarding: true } };
    const { calls, settle } = load("/", { token: "t" }, undefined, undefined, checked, true);
    await globalThis.early?.user;
    expect(calls.map(([url]) => url)).toEqual([map.session, "/api/v1/plan?language=en", "/api/v1/wide"]);
    const headers = { authorization: "Bearer t", "accept-language": "en" };
    void takeEarlyReply(new Request("https://trellis.example/api/v1/plan?language=en", { headers }));
    settle();
    expect(calls.slice(1).map(([, { signal }]) => signal?.aborted)).toEqual([false, true]);
  });

  it("preloads the catch-all screen for an unknown path", () => {
    expect(load("/nowhere").preloaded).toEqual(["/lost.js"]);
  });

  it("preloads the text in the stored language, else in the browser’s first supported one", () => {
    expect(load("/login", { i18nextLng: "fr" }).preloaded).toContain("/account-fr.js");
    expect(load("/login", {}, ["de", "fr-CA"]).preloaded).toContain("/account-fr.js");
    expect(load("/login", {}, ["de"]).preloaded).toContain("/account-en.js");
  });

  it("sets the language of the page", () => {
    expect(load("/login", { i18nextLng: "fr" }).lang).toBe("fr");
    expect(load("/login", {}, ["fr-CA"]).lang).toBe("fr");
  });

  it("marks pages of a visitor with a token, and pages where passkeys can’t work", () => {
    expect(load("/login", { token: "t" }).dataset).toEqual({ session: "" });
    expect(load("/login", {}, ["en"], "127.0.0.1").dataset).toEqual({ noPasskeys: "" });
  });

  it("adds the fonts once the first screen can be used and they have loaded, and at once from the second visit on", async () => {
    const first = load("/login");
    expect(first.fonts).toEqual([]);
    first.settle();
    await vi.waitFor(() => expect(first.fonts).toEqual([{ family: "Text", isLoaded: true }]));
    expect(load("/login", first.stored).fonts).toEqual([{ family: "Text", isLoaded: false }]);
  });

  it("applies a valid stored theme", () => {
    expect(load("/login", { theme: "dark" }).dataset).toEqual({ theme: "dark" });
    expect(load("/login", { theme: "contrast" }).dataset).toEqual({ theme: "contrast" });
    expect(load("/login", { theme: "pink" }).dataset).toEqual({});
  });
});
