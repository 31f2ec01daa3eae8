import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { flowsPage } from "../../scripts/flows.ts";

it("docs/flows.md matches the machines (to update it: npm run flows)", async () => {
  expect(readFileSync(new URL("../../docs/flows.md", import.meta.url), "utf8")).toBe(await flowsPage());
});
