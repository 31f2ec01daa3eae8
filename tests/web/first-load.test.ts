import { afterEach, describe, expect, it, vi } from "vitest";
import { firstLoad, type FirstLoadMap } from "../../apps/web/first-load-script.ts";

const map: FirstLoadMap = {
  files: ["/sign-in.js", "/dashboard.js", "/account-en.js", "/account-fr.js", "/lost.js"],
  needs: [
    { code: [0], texts: ["account"] },
    { code: [1], texts: [] },
    { code: [4], texts: [] },
  ],
  screens: { "/login": [0, 1], "/": [0, 1], "*": [2, 2] },
  texts: { en: { account: 2 }, fr: { account: 3 } },
};

/** Runs the script as index.html does and returns the preloaded URLs. */
function load(pathname: string, stored: Record<string, string> = {}, languages = ["en-US"]) {
  const preloaded: string[] = [];
  const dataset: Record<string, string> = {};
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("document", {
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  });
  firstLoad(map);
  return { preloaded, dataset };
}

afterEach(() => vi.unstubAllGlobals());

describe("first load", () => {
  it("preloads the code and texts of the screen that a visitor will see", () => {
    expect(load("/login").preloaded).toEqual(["/sign-in.js", "/account-en.js"]);
    expect(load("/").preloaded).toEqual(["/sign-in.js", "/account-en.js"]);
    expect(load("/LOGIN/").preloaded).toEqual(["/sign-in.js", "/account-en.js"]);
  });

  it("preloads the dashboard for a visitor with a token", () => {
    expect(load("/login", { token: "t" }).preloaded).toEqual(["/dashboard.js"]);
  });

  it("preloads the catch-all screen for an unknown path", () => {
    expect(load("/nowhere").preloaded).toEqual(["/lost.js"]);
  });

  it("preloads the texts in the stored language, else in the browser’s first supported one", () => {
    expect(load("/login", { i18nextLng: "fr" }).preloaded).toContain("/account-fr.js");
    expect(load("/login", {}, ["de", "fr-CA"]).preloaded).toContain("/account-fr.js");
    expect(load("/login", {}, ["de"]).preloaded).toContain("/account-en.js");
  });

  it("applies a valid stored theme", () => {
    expect(load("/login", { theme: "dark" }).dataset).toEqual({ theme: "dark" });
    expect(load("/login", { theme: "contrast" }).dataset).toEqual({ theme: "contrast" });
    expect(load("/login", { theme: "pink" }).dataset).toEqual({});
  });
});
