import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

it(
  "every component stays within its limit and 10 % of docs/ui-sizes.md, alone or, for parts of a menu, in an app with a menu",
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
