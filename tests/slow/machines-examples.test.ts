import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import { launchOptions } from "../chromium.ts";
import { installPacked, projectWith } from "../packages/packed.ts";

let packed = "";
beforeAll(() => {
  packed = installPacked("machines", []);
}, 120_000);

afterAll(() => rmSync(packed, { recursive: true, force: true }));

/** Creates a project with only the packed package, its examples and these dependencies. */
function exampleProject(dependencies: readonly string[]): string {
  const project = projectWith(packed, ["machines"], dependencies);
  cpSync(join(project, "node_modules/@trellis/machines/examples"), project, { recursive: true });
  return project;
}

/** Returns the names of the installed packages of a project, including their scopes. */
const installedIn = (project: string): string[] =>
  globSync(["*", "@*/*"], { cwd: join(project, "node_modules") })
    .filter((name) => !/^@[^/]+$/.test(name))
    .toSorted();

/** Returns the code blocks of the README, by file name. */
function readmeBlocks(): Map<string, string> {
  const readme = readFileSync("packages/machines/README.md", "utf8");
  const blocks = readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g);
  return new Map([...blocks].map(([, kind, code = ""], index) => [`block-${index}.${kind}`, code]));
}

/** Type-checks the code blocks in a project with no other options than `strict` and the module system. */
function typeCheck(project: string, module: string, moduleResolution: string) {
  const compilerOptions = { strict: true, target: "es2022", jsx: "react-jsx", noEmit: true, module, moduleResolution };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["block-*"] }));
  const { status, stdout } = spawnSync(resolve("node_modules/.bin/tsc"), ["-p", project], { encoding: "utf8" });
  return { status, stdout };
}

/** Builds an example as a Vite project would, resolving only the packages installed in the project. */
async function built(project: string, example: string): Promise<{ code: string; modules: string[] }> {
  const { output } = (await build({
    root: project,
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input: join(project, example) } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  return { code: chunks.map(({ code }) => code).join("\n"), modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
}

/** Runs built code in a new page and fails on any uncaught error. */
async function inBrowser(code: string, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.setContent("<!doctype html><body></body>");
    await page.addScriptTag({ type: "module", content: code });
    await use(page);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Mounts the Vue component of the README with actors that succeed. */
const mountQuestions = `
  import { onboardingMachine } from "@trellis/machines/onboarding";
  import { createApp } from "vue";
  import { fromPromise } from "xstate";
  import Questions from "./questions.ts";
  const actors = { saveAnswers: fromPromise(async () => ({})), refreshUser: fromPromise(async () => null) };
  createApp(Questions, { machine: onboardingMachine.provide({ actors }) }).mount(document.body);
`;

describe("the packed @trellis/machines", { timeout: 120_000 }, () => {
  it("runs every plain code block of its README, and builds those with JSX", async () => {
    const project = exampleProject(["xstate", "@xstate/react", "react", "react-dom"]);
    const run = async (name: string): Promise<unknown> =>
      name.endsWith("x")
        ? (await built(project, name)).modules.length
        : execFileSync(process.execPath, [name], {
            cwd: project,
            input: "ana@example.com\nconnected\n",
            stdio: "pipe",
          });
    const ran = [];
    for (const [name, code] of readmeBlocks()) {
      writeFileSync(join(project, name), code);
      ran.push(await run(name));
    }
    expect(ran.length).toBeGreaterThan(6);
  });

  it("type-checks every code block of its README in strict mode, for bundlers and for Node", () => {
    const types = ["@types/react", "@types/react-dom"];
    const project = exampleProject(["xstate", "@xstate/react", "react", "react-dom", ...types]);
    writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
    for (const [name, code] of readmeBlocks()) writeFileSync(join(project, name), code);
    const clean = { status: 0, stdout: "" };
    expect(typeCheck(project, "esnext", "bundler")).toEqual(clean);
    expect(typeCheck(project, "node16", "node16")).toEqual(clean);
  });

  it("runs its terminal example, including a declined card", () => {
    const project = exampleProject(["xstate"]);
    const printed = execFileSync(process.execPath, ["subscription.terminal.ts"], {
      cwd: project,
      encoding: "utf8",
      input: "year\n1111\n4242\n",
    });
    expect(printed).toContain("Your card was declined");
    expect(printed).toContain("Subscribed to year");
    expect(printed.trimEnd()).toMatch(/Thank you$/);
  });

  it("runs its plain DOM example, built with Vite, in a browser", async () => {
    const project = exampleProject(["xstate"]);
    const { code, modules } = await built(project, "password-reset.dom.ts");
    expect(modules.filter((id) => /react|vue/.test(id.replace(project, "")))).toEqual([]);
    await inBrowser(code, async (page) => {
      await page.getByLabel("email").fill("ana");
      await page.getByRole("button").click();
      expect(await page.locator("input:invalid").count()).toBe(1);
      await page.getByLabel("email").fill("ana@example.com");
      await page.getByRole("button").click();
      await page.getByText("A code was sent to ana@example.com").waitFor();
      await page.getByLabel("code").fill("000000");
      await page.getByRole("button").click();
      await page.getByText("Invalid verification code").waitFor();
      await page.getByLabel("code").fill("123456");
      await page.getByRole("button").click();
      await page.getByLabel("newPassword").fill("secret-7");
      await page.getByLabel("confirmPassword").fill("secret-7");
      await page.getByRole("button").click();
      await page.getByRole("heading", { name: "changed" }).waitFor();
    });
  });

  it("runs the Vue component of its README", async () => {
    const project = exampleProject(["xstate", "vue"]);
    const [, component = ""] = /```vue\n([\s\S]*?)```/.exec(readFileSync("packages/machines/README.md", "utf8")) ?? [];
    const { descriptor, errors } = parse(component);
    expect(errors).toEqual([]);
    const { content } = compileScript(descriptor, { id: "questions", inlineTemplate: true });
    writeFileSync(join(project, "questions.ts"), content);
    writeFileSync(join(project, "main.ts"), mountQuestions);
    const { code } = await built(project, "main.ts");
    await inBrowser(code, async (page) => {
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("alert").waitFor();
      for (const [index, answer] of ["no skills", "bread", "sell more", "neighbours", "Instagram"].entries()) {
        await page.getByText(`(${index + 1}/5)`).waitFor();
        await page.getByRole("textbox").fill(answer);
        await page.getByRole("button", { name: index === 4 ? "Finish" : "Next" }).click();
      }
      await page.getByText("Saved").waitFor();
    });
  });

  it("runs its Vue example in a project without React", async () => {
    const project = exampleProject(["xstate", "vue"]);
    expect(installedIn(project)).toEqual(["@trellis/machines", "vue", "xstate"]);
    const { code, modules } = await built(project, "onboarding.vue.ts");
    expect(modules.filter((id) => /node_modules\/react/.test(id))).toEqual([]);
    await inBrowser(code, async (page) => {
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("alert").waitFor();
      for (const [index, answer] of ["no skills", "bread", "sell more", "neighbours", "Instagram"].entries()) {
        await page.getByText(`${index + 1}/5`).waitFor();
        await page.getByRole("textbox").fill(answer);
        await page.getByRole("button", { name: index === 4 ? "Finish" : "Next" }).click();
      }
      await page.getByText("Saved: no skills, bread, sell more, neighbours, Instagram").waitFor();
    });
  });

  it("runs its React example in a Vite project without Vue", async () => {
    const project = exampleProject(["xstate", "@xstate/react", "react", "react-dom"]);
    expect(installedIn(project)).toEqual(["@trellis/machines", "@xstate/react", "react", "react-dom", "xstate"]);
    const { code, modules } = await built(project, "youtube-connection.react.tsx");
    expect(modules.filter((id) => /node_modules\/(@vue|vue)\//.test(id))).toEqual([]);
    await inBrowser(code, async (page) => {
      await page.getByRole("button", { name: "Connect", exact: true }).click();
      await page.getByRole("button", { name: "Deny" }).click();
      await page.getByText("Not connected: denied").waitFor();
      await page.getByRole("button", { name: "Connect", exact: true }).click();
      await page.getByRole("button", { name: "Allow" }).click();
      await page.getByText("YouTube connected successfully").waitFor();
      await page.getByRole("button", { name: "Disconnect" }).click();
      await page.getByText("YouTube disconnected successfully").waitFor();
    });
  });
});
