import { describe, expect, it } from "vitest";
import { answerParts } from "../../../apps/web/src/features/chat/product-links.ts";
import { hostileTexts } from "../hostile-texts.ts";

const linksOf = (answer: string) =>
  answerParts(answer).flatMap(({ text, href }) => (href === undefined ? [] : [`${text} → ${href}`]));

describe("a link in an answer", () => {
  it.each([
    ["/settings", "/settings"],
    ["Open Settings (/settings).", "/settings"],
    ["Abre «/roadmap»: allí están", "/roadmap"],
    ["Ouvre « /analytics » !", "/analytics"],
    ["**/creation**", "/creation"],
    ["[Calendar](/calendar)", "/calendar"],
    ["/engagement\n/nowhere", "/engagement"],
    ["Is it in /monetization?", "/monetization"],
    ["See /payment…", "/payment"],
    ["Change it in /onboarding-update", "/onboarding-update"],
  ])("is found in %j", (answer, path) => {
    expect(linksOf(answer)).toEqual([`${path} → ${path}`]);
  });

  it("opens the right screen if the answer uses an alias of its path", () => {
    expect(linksOf("/dashboard, /preferences")).toEqual(["/dashboard → /", "/preferences → /onboarding-update"]);
  });

  it.each([
    "https://evil.example/settings",
    "//settings",
    "evil.example/settings",
    "javascript:/settings",
    "/settings.html",
    "/settings/delete",
    "/settings?next=//evil.example",
    "/settings#top",
    "/settings-2",
    "/settings@evil.example",
    "and/settings",
    "/Settings",
    "/logout",
    "/login",
    "/",
    "1/2",
  ])("is not found in %j", (answer) => {
    expect(linksOf(answer)).toEqual([]);
  });

  it("never comes from hostile text", () => {
    for (const text of hostileTexts) expect(linksOf(text)).toEqual([]);
  });

  it("leaves every character of the answer unchanged", () => {
    for (const text of ["/settings /roadmap. x", "", ...hostileTexts])
      expect(
        answerParts(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
  });
});
