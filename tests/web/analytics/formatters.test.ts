import { describe, expect, it } from "vitest";
import { formattersFor } from "../../../apps/web/src/features/analytics/formatters.ts";
import { clockTime } from "../../../apps/web/src/features/analytics/clock-time.ts";

describe("clockTime", () => {
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [154, "2:34"],
    [3599.4, "59:59"],
    [3599.5, "1:00:00"],
    [45_296, "12:34:56"],
    [-3, "0:00"],
  ])("formats %d seconds as %s", (seconds, text) => {
    expect(clockTime(seconds)).toBe(text);
  });
});

describe("formatters", () => {
  it("formats numbers and dates for each language", () => {
    const [en, es, fr] = [formattersFor("en"), formattersFor("es"), formattersFor("fr")];
    expect([en, es, fr].map(({ count }) => count(43_038))).toEqual(["43,038", "43.038", "43\u202f038"]);
    expect([en, es, fr].map(({ day }) => day("2026-11-19"))).toEqual(["Nov 19", "19 nov", "19 nov."]);
    expect([en, es, fr].map(({ country }) => country("es"))).toEqual(["Spain", "España", "Espagne"]);
  });

  it("adds a sign to gains and losses", () => {
    const { signed, short } = formattersFor("en");
    expect([866, 0, -12].map(signed)).toEqual(["+866", "0", "−12"]);
    expect([1500, -20].map(short)).toEqual(["1.5K", "−20"]);
  });

  it("returns invalid dates and country codes unchanged", () => {
    const { country, date, day } = formattersFor("en");
    expect([country("Spain"), date("soon"), day("")]).toEqual(["Spain", "soon", ""]);
  });
});
