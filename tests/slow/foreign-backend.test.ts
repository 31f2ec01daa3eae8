import { spawnSync } from "node:child_process";
import { describe } from "vitest";
import { testForeignBackend } from "../machines/foreign-backend.ts";

// Development needs no Python, so the tests are skipped where it is not installed.
const isInstalled = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!isInstalled)("a backend in Python with its own routes and names", () => {
  testForeignBackend("python3", "server.py");
});
