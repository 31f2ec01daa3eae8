import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { chromium, type Browser } from "playwright";
import { preview } from "vite";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { launchOptions } from "../chromium.ts";
import { installPacked } from "../packages/packed.ts";

const env = {
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  PATH: [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter),
};
const closing: (() => unknown)[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Copies an example into an empty project in which the packed package is installed. Returns its folder. */
function stage(name: string, dependencies: readonly string[]): string {
  const project = installPacked("ui", dependencies);
  closing.push(() => rmSync(project, { recursive: true, force: true }));
  cpSync(join("examples", name), project, { recursive: true });
  return project;
}

/** Returns a free port. */
const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** Opens a page without JavaScript, then with it. Returns its appearance and the console messages. */
async function visit(url: string) {
  const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: "light" });
  const page = await plain.newPage();
  await page.goto(url);
  const button = page.getByRole("button", { name: "Keep me posted" });
  const { minHeight, isFilled } = await button.evaluate((element) => {
    const style = getComputedStyle(element);
    return { minHeight: style.minHeight, isFilled: style.backgroundColor !== "rgba(0, 0, 0, 0)" };
  });
  const answer = page.getByText("Once a month.");
  const wasClosed = !(await answer.isVisible());
  await page.getByText("How often do you write?").click();
  const isOpen = await answer.isVisible();
  await plain.close();

  const context = await browser.newContext({ colorScheme: "light" });
  const live = await context.newPage();
  const errors: string[] = [];
  live.on("pageerror", (error) => errors.push(error.message));
  live.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  await live.goto(url, { waitUntil: "networkidle" });
  await live.getByRole("button", { name: "Dark theme" }).click();
  await live.reload({ waitUntil: "commit" });
  // The script in the head restores the theme before the body exists.
  await live.waitForFunction(() => document.body !== null);
  const theme = await live.evaluate(() => document.documentElement.dataset["theme"]);
  await live.waitForLoadState("networkidle");
  await context.close();
  return { withoutScript: { minHeight, isFilled, wasClosed, isOpen }, theme, errors };
}

/** A styled page whose accordion opens, and which hydrates without warnings in the stored theme. */
const complete = {
  withoutScript: { minHeight: "44px", isFilled: true, wasClosed: true, isOpen: true },
  theme: "dark",
  errors: [],
};

it("an app with Vite and React Router is styled without JavaScript, and hydrates without warnings", async () => {
  const packages = ["react", "react-dom", "react-router-dom", "styled-components", "lucide-react", "@base-ui/react"];
  const project = stage("vite", [...packages, "vite", "typescript", "@types/react", "@types/react-dom"]);
  run(project, "tsc", "-p", ".");
  run(project, "npm", "run", "build", "--silent");
  const server = await preview({ root: project, configFile: false, logLevel: "error", appType: "mpa" });
  closing.push(() => server.close());
  expect(await visit(server.resolvedUrls?.local[0] ?? "")).toEqual(complete);
}, 300_000);

it("an app with Next.js is styled without JavaScript, and hydrates without warnings", async () => {
  const project = stage("next", []);
  const tarball = readdirSync(project).find((file) => file.endsWith(".tgz"));
  const manifest = readFileSync(join(project, "package.json"), "utf8").replace(
    /(?<="@trellis\/ui": ")[^"]+/,
    () => `file:./${tarball}`,
  );
  writeFileSync(join(project, "package.json"), manifest);
  rmSync(join(project, "node_modules"), { recursive: true });
  run(project, "npm", "install", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock");
  run(project, join(project, "node_modules/.bin/next"), "build");
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", `${port}`], {
    cwd: project,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  closing.push(() => server.kill());
  await new Promise<void>((ready) => server.stdout?.on("data", (text) => String(text).includes("Ready") && ready()));
  expect(await visit(`http://localhost:${port}/`)).toEqual(complete);
}, 900_000);
