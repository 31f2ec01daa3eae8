import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { complaints } from "../bench/ui-size-table.ts";

const run = promisify(execFile);

it(
  "keeps every component as small as docs/ui-sizes.md says, the button under 2 kB and the dialog under 4",
  {
    timeout: 180_000,
  },
  async () => {
    // A process of its own: under a test runner, bundlers build for development.
    const env = { ...process.env, NODE_ENV: "production" };
    const { stdout } = await run("npm", ["run", "--silent", "sizes"], { env });
    expect(stdout).toContain("button: Button");
  },
);

it("complains of what grew, what is new and what is over its limit", () => {
  const now = new Map([
    ["Badge", 551],
    ["Card", 550],
    ["Button", 2_001],
    ["Bonsai", 10],
  ]);
  const kept = new Map([
    ["Badge", 500],
    ["Card", 500],
    ["Button", 2_001],
  ]);
  expect(complaints(now, kept)).toEqual([
    expect.stringContaining("Badge grew from 500 to 551 bytes"),
    expect.stringContaining("Button costs 2001 bytes; its limit is 2000"),
    expect.stringContaining("Bonsai has no line"),
  ]);
});
