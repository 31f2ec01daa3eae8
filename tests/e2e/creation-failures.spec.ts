import { contentCall, openCreation } from "./creation.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls } from "./api-calls.ts";

const title = "Error generating content";
const hint = "Please try again or check your connection.";

test("ERR-02 content: a 401 ends the session", async ({ signedInPage: page }) => {
  const { generate } = await openCreation(page);
  await mockReply(page, contentCall, 401, { error: "Session over" });
  await generate.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  // Said once: a second one would be one too many for this line.
  await expect(toast(page, "Session over")).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test("CNT-19 a failure says so with a hint, and keeps what was typed", async ({ signedInPage: page }) => {
  const { generate, panel, topic, audience, platform, tone } = await openCreation(page);
  await topic.fill("bread");
  await audience.fill("night owls");
  await platform("TikTok").check();
  await tone.selectOption("Casual");
  await mockReply(page, contentCall, 500, { error: "No ink." });
  await generate.click();
  await expect(panel.getByRole("alert")).toContainText(title);
  await expect(panel.getByRole("alert")).toContainText(hint);
  await expect(topic).toHaveValue("bread");
  await expect(audience).toHaveValue("night owls");
  await expect(platform("TikTok")).toBeChecked();
  await expect(tone).toHaveValue("Casual");
});

const answers = [
  ["the error field", { error: "No ink.", message: "A message." }, "No ink."],
  ["the message, without an error", { message: "A message." }, "A message."],
  ["a sentence of its own, without either", {}, "Failed to generate content"],
  ["a sentence of its own, for a page", "<h1>Bad gateway</h1>", "Failed to generate content"],
] as const;
for (const [which, body, words] of answers) {
  test(`CNT-20 ERR-06 content: the toast says ${which}`, async ({ signedInPage: page }) => {
    await mockReply(page, contentCall, 502, body);
    const { generate, panel } = await openCreation(page);
    await generate.click();
    await expect(toast(page, words)).toBeVisible();
    await expect(panel).toContainText(title);
  });
}

test("CNT-20 an answer that is no text says that it failed", async ({ signedInPage: page }) => {
  await mockReply(page, contentCall, 200, { contentIdeas: [] });
  const { generate, panel } = await openCreation(page);
  await generate.click();
  await expect(toast(page, "Failed to generate content")).toBeVisible();
  await expect(panel).toContainText(hint);
});

test("CNT-20 ERR-07 a dropped line is told in a toast", async ({ signedInPage: page }) => {
  await dropConnection(page, contentCall);
  const { generate, panel } = await openCreation(page);
  await generate.click();
  await expect(toast(page, "Trellis can’t be reached. Check your connection and try again.")).toBeVisible();
  await expect(panel).toContainText(hint);
});

test("CNT-21 Generate works again, and so does Try again", async ({ signedInPage: page }) => {
  const { generate, panel } = await openCreation(page);
  const restore = await mockReply(page, contentCall, 500, { error: "No ink." });
  await generate.click();
  await expect(panel).toContainText(title);
  const sent = recordCalls(page);
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => callsTo(sent, contentCall).length).toBe(1);
  await expect(panel).toContainText(title);
  await restore();
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  await expect(panel).not.toContainText(title);
});

test("a failed text: both sentences are there to the letter", async ({ signedInPage: page }) => {
  await mockReply(page, contentCall, 500, {});
  const { generate, panel } = await openCreation(page);
  await generate.click();
  await expect(toast(page, "Failed to generate content")).toBeVisible();
  await expect(panel.getByText("Error generating content", { exact: true })).toBeVisible();
  await expect(panel.getByText("Please try again or check your connection.", { exact: true })).toBeVisible();
});

test("without a connection it says so at once, and works when it is back", async ({ signedInPage: page }) => {
  const { generate, panel, topic } = await openCreation(page);
  await topic.fill("bread");
  await page.context().setOffline(true);
  await generate.click();
  await expect(panel.getByRole("alert")).toContainText(hint);
  await expect(page.getByText("You are offline. What you see may be out of date.")).toBeVisible();
  await expect(topic).toHaveValue("bread");
  await page.context().setOffline(false);
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  // The code of news, which comes with the first of them, was out of reach.
  await expect(toast(page, "Your caption is ready")).toBeVisible();
});

test("leaving while it is written harms nothing", async ({ signedInPage: page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const { generate, topic, panel } = await openCreation(page);
  const letThrough = await holdCall(page, contentCall);
  await generate.click();
  await expect(panel.getByRole("status")).toHaveText("Writing");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  const answered = page.waitForResponse("**/ai/generate-content");
  await letThrough();
  await (await answered).finished();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Creation" }).click();
  await topic.fill("bread");
  await generate.click();
  await expect(panel).toContainText("Bread");
  await expect(toast(page, "Your caption is ready")).toHaveCount(1);
  expect(problems).toEqual([]);
});
