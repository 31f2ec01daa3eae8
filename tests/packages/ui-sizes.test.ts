import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { findProblems } from "../bench/ui-size-table.ts";

const run = promisify(execFile);

it(
  "keeps every component within 10 % of docs/ui-sizes.md, the button under 2 kB and the dialog under 4 kB",
  {
    timeout: 180_000,
  },
  async () => {
    // In a separate process, because bundlers build for development under a test runner.
    const env = { ...process.env, NODE_ENV: "production" };
    const { stdout } = await run("npm", ["run", "--silent", "sizes"], { env });
    expect(stdout).toContain("button: Button");
  },
);

it("reports components that grew, are new or exceed their limit", () => {
  const sizes = new Map([
    ["Badge", 551],
    ["Card", 550],
    ["Button", 2_001],
    ["Bonsai", 10],
  ]);
  const recorded = new Map([
    ["Badge", 500],
    ["Card", 500],
    ["Button", 2_001],
  ]);
  expect(findProblems(sizes, recorded)).toEqual([
    expect.stringContaining("Badge grew from 500 to 551 bytes"),
    expect.stringContaining("Button is 2001 bytes; its limit is 2000"),
    expect.stringContaining("Bonsai is missing"),
  ]);
});
