import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { afterAll, describe, expect, it } from "vitest";
import { stateFolder } from "../state-folder.ts";

const state = stateFolder("server-folder");
const folder = join(state, "server");
const page = resolve("dist/web/index.html");
afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", state]);
  rmSync(state, { recursive: true, force: true });
});

describe("the server's folder for production", { timeout: 600_000 }, () => {
  it("contains no tests, web sources or build tools, and works read-only for an unprivileged user", async () => {
    if (!existsSync(page)) {
      mkdirSync(resolve("dist/web"), { recursive: true });
      writeFileSync(page, "<!doctype html><title>Trellis</title>");
    }
    const printed = execFileSync(process.execPath, ["scripts/server-folder.mjs", folder], { encoding: "utf8" });
    expect(printed).toMatch(/Trellis \S+ in .*: \d+ MB/);
    const others = [
      "{apps,packages}/**/*.test.ts",
      "tests",
      "stories",
      ".git",
      "apps/web",
      "node_modules/{vite,vitest,react,storybook}",
    ];
    expect(others.flatMap((pattern) => globSync(pattern, { cwd: folder }))).toEqual([]);
    execFileSync("chmod", ["-R", "a-w,go+rX", folder]);
    chmodSync(state, 0o755);

    const database = await startEmbeddedPostgres({ folder: stateFolder("server-folder-database"), durable: false });
    const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const server = spawn(process.execPath, ["--conditions=@trellis/source", "apps/api/src/main.ts"], {
      cwd: folder,
      ...asNobody,
      env: {
        NODE_ENV: "production",
        PORT: "0",
        HOST: "127.0.0.1",
        DATABASE_URL: database.url,
        TRELLIS_SECRET: "0123456789abcdef0123456789abcdef",
        PUBLIC_URL: "https://trellis.example",
        SMTP_URL: "smtps://user:password@mail.example",
        TRELLIS_SANDBOX_CARDS: "allow",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    for await (const part of server.stdout.setEncoding("utf8")) {
      said += String(part);
      if (said.includes("Ctrl-C")) break;
    }
    const [origin = ""] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    for (const path of ["/livez", "/readyz", "/health", "/login", "/api/v1/openapi.json"]) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    }
    expect((await fetch(`${origin}/api/v1/docs`)).status).toBe(404);
    server.kill("SIGTERM");
    expect(await once(server, "exit")).toEqual([0, null]);
    await database.stop();
  });
});
