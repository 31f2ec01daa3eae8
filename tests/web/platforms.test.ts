import { expect, it } from "vitest";
import { platformIn, platformNames, platformOf } from "../../apps/web/src/platforms.ts";

it("finds each platform by its display name", () => {
  for (const [platform, name] of Object.entries(platformNames)) expect(platformOf(name)).toBe(platform);
});

it.each([
  ["YouTube", "youtube"],
  ["youtube shorts", "youtube"],
  ["Tik Tok", "tiktok"],
  ["Instagram", "instagram"],
  ["Threads", undefined],
  ["", undefined],
])("finds the platform mentioned in '%s': %s", (text, platform) => {
  expect(platformIn(text)).toBe(platform);
});
