import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

it(
  "every component is within its limit and at most 10% larger than in docs/ui-sizes.md, and menu parts add less than 5 kB to a menu",
  {
    timeout: 180_000,
  },
  async () => {
    // Runs in a separate process, because bundlers build for development under a test runner.
    const env = { ...process.env, NODE_ENV: "production" };
    const { stdout } = await run("npm", ["run", "--silent", "sizes"], { env });
    expect(stdout).toContain("button: Button");
    expect(stdout).toContain("added to menu: ContextMenu");
    expect(stdout).toContain("added to menu: Submenu");
  },
);
