import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { type Browser, chromium, type Page } from "playwright";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { type AiProvider, startAiProvider } from "../api/ai-provider.ts";
import { launchOptions } from "../chromium.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { startScript, stopScript } from "./start-script.ts";

/** The built app in a browser, signed in; its server asks a stand-in for an AI model. */
export interface ChatWorld {
  browser: Browser;
  page: Page;
  provider: AiProvider;
  close: () => Promise<void>;
}

/** Builds the app if it is stale, starts everything and opens the chat. */
export async function openChatWorld(): Promise<ChatWorld> {
  execFileSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
  const folder = stateFolder("bench");
  const database = await startEmbeddedPostgres({ folder, durable: false });
  const provider = await startAiProvider();
  const settings = { AI_BASE_URL: provider.url, AI_MODEL: "stand-in-1" };
  const server = await startScript("apps/api/src/main.ts", database.url, settings);
  const seed = openSeed(database.url);
  const { token } = await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false });
  await seed.close();
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  await page.addInitScript((stored) => localStorage.setItem("token", stored), token);
  await page.goto(server.origin);
  await page.getByRole("button", { name: "Open assistant" }).click();
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  const close = async () => {
    await browser.close();
    stopScript(server);
    await provider.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { browser, page, provider, close };
}
