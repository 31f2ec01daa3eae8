import { execFileSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright";
import { preview, type PreviewServer } from "vite";
import { launchOptions } from "../../chromium.ts";

const run = (name: string, args: string[], cwd: string) =>
  execFileSync(resolve("node_modules/.bin", name), args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "development" },
  });

/** Turns the folder with the installed package into an app with the page `index.html`. */
export function makeFreshApp(project: string): void {
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "fresh", private: true, type: "module" }));
  cpSync("tests/packages/fresh-app", join(project, "packages/fresh-app"), {
    recursive: true,
    filter: (file) => !file.endsWith("fresh-app.ts"),
  });
  cpSync("tests/packages/fresh-app/index.html", join(project, "index.html"));
  cpSync("tests/ui/conformance", join(project, "ui/conformance"), {
    recursive: true,
    filter: (file) => !file.includes(".test."),
  });
}

/** Returns the errors of the TypeScript compiler in strict mode. */
export function typeErrors(project: string): string {
  try {
    return run("tsc", ["-p", "packages/fresh-app/tsconfig.json"], project);
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  }
}

export interface OpenedApp {
  page: Page;
  /** Errors and warnings in the console. */
  errors: string[];
  close: () => Promise<void>;
}

/** Builds the app in development mode, which enables React warnings, and opens it in a browser. */
export async function openFreshApp(project: string): Promise<OpenedApp> {
  run("vite", ["build", "--mode", "development", "--logLevel", "error"], project);
  const server: PreviewServer = await preview({ root: project, configFile: false, logLevel: "error" });
  const browser: Browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.waitForFunction(() => "stage" in window);
  return {
    page,
    errors,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

const themes = ["light", "dark", "contrast"] as const;

/** Returns the axe violations on the page in each theme. */
export async function axeIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
      // Finish color transitions from the previous theme.
      document.body.getBoundingClientRect();
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${theme}: ${id} at ${target.join(" ")} ${html.slice(0, 160)}`),
      ),
    );
  }
  return found;
}
