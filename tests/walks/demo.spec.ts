import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveFolder } from "../../scripts/serve-folder.ts";
import { expect, test } from "@playwright/test";
import { ask, openChat } from "../e2e/assistant.ts";

const folder = join(import.meta.dirname, "../../dist/demo");

test("the demo keeps its data and the assistant answers when reloaded offline, until the user resets it", async ({
  page,
}) => {
  if (!existsSync(join(folder, "demo-worker.js"))) throw new Error("Build the demo first: npm run demo -- --build");
  const { origin, close } = await serveFolder(folder);
  await page.goto(origin);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
  const roadmap = page.getByRole("link", { name: "Open roadmap" }).first();
  await roadmap.click();
  const next = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const first = await next.textContent();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(next).not.toHaveText(first ?? "");

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("tab", { name: /Week 2/ })).toBeVisible();
  await expect(next).not.toHaveText(first ?? "");
  await openChat(page);
  await ask(page, "How do I post regularly?");
  await expect(page.getByRole("log")).toContainText("Posting regularly");
  await page.getByRole("button", { name: "Close assistant" }).click();
  await page.context().setOffline(false);

  await page.getByRole("button", { name: "Switch account" }).click();
  await page.getByRole("menuitem", { name: /^Noah/ }).click();
  await expect(page.getByRole("heading", { name: "Choose your plan" })).toBeVisible();

  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expect(roadmap).toBeVisible();
  await roadmap.click();
  await expect(next).toHaveText(first ?? "");
  close();
});
