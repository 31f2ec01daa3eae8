import { readFile } from "node:fs/promises";
import { callsTo, dropConnection, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { contentCall, defaultRequest, openCreation, sampleReply } from "./creation.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";

test("CNT-05 CNT-06 CNT-10 Generate sends the form with the selected tool, and shows the content", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  const { topic, platform, tone, audience, tool, generate, panel, text } = await openCreation(page);
  await topic.fill(" rye “bread” 🍞 ");
  await platform("YouTube").check();
  await tone.selectOption("Funny");
  await audience.fill("night owls");
  for (const [name, ready] of [
    ["Caption", "Your caption is ready"],
    ["Script", "Your script is ready"],
    ["Hashtag", "Your hashtags are ready"],
    ["Outline", "Your outline is ready"],
  ] as const) {
    await tool(name).click();
    await expect(panel).toContainText("Your draft will appear here");
    await generate.click();
    await expectToast(page, ready);
    await expect(panel).toContainText(/\d+ characters/);
  }
  await tool("Caption").click();
  await expect(text).toContainText("night owls");
  await expect(topic).toHaveValue(" rye “bread” 🍞 ");
  await expect(platform("YouTube")).toBeChecked();
  const body = { topic: " rye “bread” 🍞 ", platform: "YouTube", tone: "Funny", audience: "night owls" };
  expect(callsTo(calls, contentCall)).toEqual(
    ["caption", "script", "hashtag", "outline"].map((selectedTool) => ({
      call: contentCall,
      query: {},
      body: { ...body, selectedTool },
    })),
  );
});

test("CNT-07 CNT-08 CNT-09 empty fields can be sent; the next request clears the old content immediately and is sent only once", async ({
  signedInPage: page,
}) => {
  const calls = recordCalls(page);
  const { generate, panel, text, topic, audience } = await openCreation(page);
  // The audience is filled in from the profile.
  await expect(audience).not.toHaveValue("");
  await audience.clear();
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  expect(callsTo(calls, contentCall).map(({ body }) => body)).toEqual([defaultRequest]);
  const old = await text.innerText();
  const release = await holdCall(page, contentCall);
  await topic.fill("bread");
  await generate.dblclick();
  await expect(panel).not.toContainText(old);
  await expect(panel.getByRole("status")).toHaveText("Writing");
  await expect(generate).toHaveText("Generating...");
  await topic.press("Enter");
  await settle(page);
  expect(callsTo(calls, contentCall)).toHaveLength(2);
  await release();
  await expect(panel).toContainText("Bread");
});

test.describe("with access to the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("CNT-12 CNT-13 CNT-14 Copy and Download provide exactly the text that was counted", async ({
    signedInPage: page,
  }) => {
    await mockReply(page, contentCall, 200, sampleReply);
    const { generate, panel } = await openCreation(page);
    await generate.click();
    await expect(panel).toContainText(`${sampleReply.content.length} characters`);
    await expect(panel).toContainText("6 words");
    await panel.getByRole("button", { name: "Copy" }).click();
    await expectToast(page, "Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleReply.content);
    const downloaded = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Download" }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe("caption-instagram.txt");
    expect(await readFile(await file.path(), "utf8")).toBe(sampleReply.content);
  });
});

test("CNT-17 choosing an idea logs it and makes it the topic, without a call", async ({ signedInPage: page }) => {
  await mockReply(page, contentCall, 200, sampleReply);
  const { generate, ideas, topic, text } = await openCreation(page);
  await topic.fill("bread");
  await generate.click();
  await expect(ideas).toHaveCount(3);
  const calls = recordCalls(page);
  const logged = page.waitForEvent("console", (message) => message.text().includes("content idea"));
  await ideas.nth(1).getByRole("button").click();
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ id: "2", title: "The first loaf" });
  await expect(topic).toHaveValue("The first loaf");
  await expect(topic).toBeFocused();
  await expect(text).toContainText("one loaf");
  await settle(page);
  expect(calls).toEqual([]);
});

test("CNT-21 ERR-07 a dropped connection is reported, the fields stay filled in and Generate works again", async ({
  signedInPage: page,
}) => {
  const { generate, panel, topic } = await openCreation(page);
  const restore = await dropConnection(page, contentCall);
  await topic.fill("bread");
  await generate.click();
  await expectToast(page, /Trellis can’t be reached/);
  await expect(panel.getByRole("alert")).toContainText("Please try again or check your connection.");
  await restore();
  await expect(topic).toHaveValue("bread");
  await generate.click();
  await expect(panel).toContainText("Bread");
  await expect(panel.getByRole("alert")).toHaveCount(0);
});

test("Generate works again after the browser was offline", async ({ signedInPage: page, context }) => {
  const { generate, panel, topic } = await openCreation(page);
  await topic.fill("bread");
  await context.setOffline(true);
  await generate.click();
  await expect(panel.getByRole("alert")).toContainText("Please try again or check your connection.");
  await expect(page.getByRole("status").filter({ hasText: "You’re offline." })).toBeVisible();
  await context.setOffline(false);
  await generate.click();
  await expect(panel).toContainText("Bread");
});

test("content that is generated while another page is open appears on return, and the form is unchanged", async ({
  signedInPage: page,
}) => {
  const { generate, topic, audience, panel, text } = await openCreation(page);
  await mockReply(page, contentCall, 200, sampleReply);
  const release = await holdCall(page, contentCall);
  await topic.fill("rye bread");
  await audience.fill("night owls");
  await generate.click();
  await expect(panel.getByRole("status")).toHaveText("Writing");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Roadmap" }).click();
  // The address changes before the screen does.
  await expect(page.getByRole("heading", { level: 1, name: /roadmap|three weeks/i })).toBeVisible();
  await release();
  await expectToast(page, "Your caption is ready");
  await navigation.getByRole("link", { name: "Creation" }).click();
  await expect(text).toContainText("one loaf");
  await expect(topic).toHaveValue("rye bread");
  await expect(audience).toHaveValue("night owls");
});

test("logging out clears the generated content and the form", async ({ signedInPage: page, user }) => {
  const { generate, topic, panel } = await openCreation(page);
  await topic.fill("rye bread");
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.keyboard.press("Enter");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Creation" }).click();
  await expect(panel).toContainText("Your draft will appear here");
  await expect(topic).toHaveValue("");
});

test("stopping before the first word empties the panel, and the part before a broken connection is kept and can be continued, even if the connection breaks again", async ({
  signedInPage: page,
}) => {
  const { generate, panel, text } = await openCreation(page);
  const release = await holdCall(page, contentCall);
  await generate.click();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel).toContainText("Your draft will appear here");
  await release();
  const calls = recordCalls(page);
  const events = ["Rye bread ", "takes"].map((delta) => `event: text\ndata: ${JSON.stringify({ delta })}\n\n`);
  const restore = await mockReply(page, contentCall, 200, events.join(""), "text/event-stream");
  await generate.click();
  await expect(text).toContainText("Rye bread takes");
  await expect(panel).toContainText("This draft was interrupted before it was complete.");
  await restore();
  const rest = `event: text\ndata: ${JSON.stringify({ delta: " time" })}\n\n`;
  const restoreAgain = await mockReply(page, contentCall, 200, rest, "text/event-stream");
  await panel.getByRole("button", { name: "Continue" }).click();
  await expect(text).toContainText("Rye bread takes time");
  await expect(panel).toContainText("This draft was interrupted before it was complete.");
  await restoreAgain();
  await panel.getByRole("button", { name: "Continue" }).click();
  await expect(panel).toContainText("Written by the built-in engine");
  expect(callsTo(calls, contentCall).at(-1)?.body).toMatchObject({ beginning: "Rye bread takes time" });
});
