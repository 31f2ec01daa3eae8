import { expect, it } from "vitest";
import { pseudo } from "../../../apps/web/src/text/pseudo.ts";

it("makes a text longer and accented, and keeps its places for names", () => {
  const { title, of } = pseudo({ title: "Settings", of: "{{count}} of your {{name}}" });
  expect(title).toBe("[Séttíñgs óñé]");
  expect(of).toMatch(/^\[\{\{count\}\} óf ýóúr \{\{name\}\} óñé twó .*\]$/);
  expect(of.length).toBeGreaterThan(26 * 1.4);
});

it("reaches every text of an area", () => {
  expect(pseudo({ a: { b: { c: "On" } } })).toEqual({ a: { b: { c: "[Öñ óñé]" } } });
});
