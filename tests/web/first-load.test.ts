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

/** Runs the script as the head of a page would, and answers what it asked for. */
function load(pathname: string, stored: Record<string, string> = {}, languages = ["en-US"]) {
  const asked: string[] = [];
  const dataset: Record<string, string> = {};
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("document", {
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  });
  firstLoad(map);
  return { asked, dataset };
}

afterEach(() => vi.unstubAllGlobals());

describe("the head of the page", () => {
  it("fetches the code and the texts of the screen that a visitor will see", () => {
    expect(load("/login").asked).toEqual(["/sign-in.js", "/account-en.js"]);
    expect(load("/").asked).toEqual(["/sign-in.js", "/account-en.js"]);
    expect(load("/LOGIN/").asked).toEqual(["/sign-in.js", "/account-en.js"]);
  });

  it("fetches the dashboard for someone with a token", () => {
    expect(load("/login", { token: "t" }).asked).toEqual(["/dashboard.js"]);
  });

  it("fetches the last screen for an unknown address", () => {
    expect(load("/nowhere").asked).toEqual(["/lost.js"]);
  });

  it("fetches the texts in the stored language, else in the browser's first one", () => {
    expect(load("/login", { i18nextLng: "fr" }).asked).toContain("/account-fr.js");
    expect(load("/login", {}, ["de", "fr-CA"]).asked).toContain("/account-fr.js");
    expect(load("/login", {}, ["de"]).asked).toContain("/account-en.js");
  });

  it("sets the stored theme and no other", () => {
    expect(load("/login", { theme: "dark" }).dataset).toEqual({ theme: "dark" });
    expect(load("/login", { theme: "contrast" }).dataset).toEqual({ theme: "contrast" });
    expect(load("/login", { theme: "pink" }).dataset).toEqual({});
  });
});
