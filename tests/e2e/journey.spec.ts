import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { type TestServer, startServer } from "./start-server.ts";
import { stateFolder } from "../state-folder.ts";

let server: TestServer;
let data: string;

test.beforeAll(async () => {
  // `npm start` may have to build the web app first.
  test.setTimeout(180_000);
  data = stateFolder("journey");
  server = await startServer(data);
});

test.afterAll(async () => {
  await server.stop();
  // npm can exit before the database has closed its files.
  await rm(data, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

test("a new user signs up, subscribes and checks a task, which is kept when the server is killed", async ({ page }) => {
  test.setTimeout(90_000);
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") failures.push(message.text());
  });

  await page.goto(`${server.origin}/signup`);
  await page.getByLabel("Full name").fill("Maximiliana Alexandra Torres-Villanueva");
  await page.getByLabel("Email").fill("maxi@trellis.example");
  await page.getByLabel("Password", { exact: true }).fill("Sunflower-7");
  await page.getByLabel("Confirm password", { exact: true }).fill("Sunflower-7");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL(`${server.origin}/login`);
  await page.getByLabel("Email").fill("maxi@trellis.example");
  await page.getByLabel("Password", { exact: true }).fill("Sunflower-7");
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page).toHaveURL(`${server.origin}/payment`);
  await page.getByRole("button", { name: /Monthly/ }).click();
  const dialog = page.getByRole("dialog", { name: /payment details for Monthly/i });
  await dialog.getByLabel("Card number").fill("4242 4242 4242 4242");
  await dialog.getByLabel("Expiry date").fill("12 / 34");
  await dialog.getByLabel("Security code").fill("123");
  await dialog.getByRole("button", { name: "Subscribe to Monthly - $12" }).click();

  await expect(page).toHaveURL(`${server.origin}/`);
  const wizard = page.getByRole("dialog");
  for (const answer of [
    "coaching, filming",
    "home fitness",
    "grow my audience",
    "busy parents",
    "YouTube, Instagram",
  ]) {
    await wizard.getByRole("textbox").fill(answer);
    await wizard.getByRole("textbox").press("Enter");
  }

  await expect(page).toHaveURL(`${server.origin}/roadmap`);
  await page.getByRole("dialog").getByRole("button", { name: "Start week 1" }).click();
  const task = page.getByRole("tabpanel").getByRole("checkbox").first();
  await expect(task).not.toBeChecked();
  await task.check();
  await expect(page.getByText("Task status updated successfully!")).toBeVisible();
  await page.reload();
  await expect(task).toBeChecked();

  expect(failures).toEqual([]);
  await server.kill();
  await server.start();
  // The open page reports the connections that failed in the meantime.
  failures.length = 0;
  await page.goto(`${server.origin}/roadmap`);
  await expect(task).toBeChecked();
  await page.getByRole("button", { name: /Maximiliana/ }).click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  expect(failures).toEqual([]);
});
