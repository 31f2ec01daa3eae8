import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { flowsPage } from "../../scripts/flows.ts";

it("docs/flows.md is what the machines say now (else: node --conditions=@trellis/source scripts/flows.ts)", async () => {
  expect(readFileSync(new URL("../../docs/flows.md", import.meta.url), "utf8")).toBe(await flowsPage());
});
