import { expect, it } from "vitest";
import { pseudo } from "../../../apps/web/src/text/pseudo.ts";

it("makes a message longer and accented, and keeps its placeholders", () => {
  const { title, of } = pseudo({ title: "Settings", of: "{{count}} of your {{name}}" });
  expect(title).toBe("[Séttíñgs óñé]");
  expect(of).toMatch(/^\[\{\{count\}\} óf ýóúr \{\{name\}\} óñé twó .*\]$/);
  expect(of.length).toBeGreaterThan(26 * 1.4);
});

it("changes every message of a namespace", () => {
  expect(pseudo({ a: { b: { c: "On" } } })).toEqual({ a: { b: { c: "[Öñ óñé]" } } });
});
