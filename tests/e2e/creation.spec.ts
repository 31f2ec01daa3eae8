import { readFile } from "node:fs/promises";
import { contentPlatforms, contentTones } from "@trellis/contract/content";
import { contentCall, openCreation, untouched, written } from "./creation.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { mockReply, holdCall, callsTo, recordCalls, recordCallNames } from "./api-calls.ts";

const tools = ["Caption", "Script", "Hashtag", "Outline"];

test("CNT-01 there are four tools, as tabs", async ({ signedInPage: page }) => {
  await openCreation(page);
  await expect(page.getByRole("tab")).toHaveText(tools);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Caption");
});

test("CNT-02 there are four platforms to choose from", async ({ signedInPage: page }) => {
  const { platforms, platform } = await openCreation(page);
  await expect(platforms).toHaveCount(contentPlatforms.length);
  for (const name of ["Instagram", "TikTok", "YouTube", "Facebook"]) {
    await platform(name).check();
    await expect(platform(name)).toBeChecked();
  }
});

test("CNT-03 there are five tones, and Motivational is chosen", async ({ signedInPage: page }) => {
  const { tone } = await openCreation(page);
  await expect(tone.getByRole("option")).toHaveText(["Motivational", "Educational", "Casual", "Professional", "Funny"]);
  await expect(tone).toHaveValue(contentTones[0]);
});

test("CNT-04 the form asks for topic, platform, tone and audience", async ({ signedInPage: page }) => {
  const { topic, platforms, tone, audience } = await openCreation(page);
  for (const field of [topic, platforms.first(), tone, audience]) await expect(field).toBeVisible();
});

test("CNT-05 Generate sends exactly what was typed and chosen", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const { topic, platform, tone, audience, tool, generate } = await openCreation(page);
  await topic.fill(" sourdough “bread” 🍞 ");
  await platform("YouTube").check();
  await tone.selectOption("Funny");
  await audience.fill("night owls");
  await tool("Outline").click();
  await generate.click();
  await expect(toast(page, "Your outline is ready")).toBeVisible();
  const body = {
    topic: " sourdough “bread” 🍞 ",
    platform: "YouTube",
    tone: "Funny",
    audience: "night owls",
    selectedTool: "outline",
  };
  expect(callsTo(sent, contentCall)).toEqual([{ call: contentCall, query: {}, body }]);
});

test("CNT-06 the selected tab is the tool, and what was typed stays", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const { topic, tool, platform, panel, generate } = await openCreation(page);
  await topic.fill("bread");
  await platform("TikTok").check();
  for (const name of tools) {
    await tool(name).click();
    await expect(panel).toContainText("Your draft will appear here");
    await generate.click();
    await expect(panel).toContainText(/\d+ characters/);
    await expect(topic).toHaveValue("bread");
    await expect(platform("TikTok")).toBeChecked();
  }
  const asked = callsTo(sent, contentCall).map(({ body }) => body);
  const said = { ...untouched, topic: "bread", platform: "TikTok" };
  expect(asked).toEqual(["caption", "script", "hashtag", "outline"].map((selectedTool) => ({ ...said, selectedTool })));
});

test("CNT-07 nothing is required", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const { generate, panel } = await openCreation(page);
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  expect(callsTo(sent, contentCall).map(({ body }) => body)).toEqual([untouched]);
});

test("CNT-08 CNT-09 the old text goes at once; a second click sends nothing", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  const { generate, panel, text, topic } = await openCreation(page);
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  const old = await text.innerText();
  const letThrough = await holdCall(page, contentCall);
  await topic.fill("bread");
  await generate.dblclick();
  await expect(panel).not.toContainText(old);
  await expect(panel.getByRole("status")).toHaveText("Writing");
  await expect(generate).toHaveText("Generating...");
  await expect(generate).toHaveAttribute("aria-disabled", "true");
  await topic.press("Enter");
  // Who waits until it is enabled would never click.
  await generate.click({ force: true });
  await letThrough();
  await expect(panel).toContainText("Bread");
  expect(callsTo(sent, contentCall)).toHaveLength(2);
});

test("CNT-10 the text stands in the panel, and a toast says so", async ({ signedInPage: page }) => {
  const { topic, audience, generate, text, panel } = await openCreation(page);
  await topic.fill("rye bread");
  await audience.fill("night owls");
  await generate.click();
  await expect(toast(page, "Your caption is ready")).toBeVisible();
  await expect(text).toContainText("Rye bread");
  await expect(text).toContainText("night owls");
  await expect(panel).toContainText("Written by the built-in engine");
});

test("CNT-11 the panel is 400 px high, empty, full, and with a long text", async ({ signedInPage: page }) => {
  const { panel, text, generate, tool } = await openCreation(page);
  const height = async () => (await panel.boundingBox())?.height;
  expect(await height()).toBe(400);
  await tool("Script").click();
  await generate.click();
  await expect(panel).toContainText(/\d+ characters/);
  expect(await height()).toBe(400);
  expect(await text.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await height()).toBe(400);
});

test.describe("with a text from elsewhere", () => {
  test.beforeEach(async ({ signedInPage }) => {
    await mockReply(signedInPage, contentCall, 200, written);
  });

  test.describe("with the clipboard", () => {
    test.use({ permissions: ["clipboard-read", "clipboard-write"] });

    test("CNT-12 Copy puts exactly the text on the clipboard", async ({ signedInPage: page }) => {
      const { generate, panel } = await openCreation(page);
      await generate.click();
      await panel.getByRole("button", { name: "Copy" }).click();
      await expect(toast(page, "Copied")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written.content);
    });
  });

  test("CNT-13 Download hands over a file with exactly the text", async ({ signedInPage: page }) => {
    const { generate, panel } = await openCreation(page);
    await generate.click();
    const handed = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Download" }).click();
    const file = await handed;
    expect(file.suggestedFilename()).toBe("caption-instagram.txt");
    expect(await readFile(await file.path(), "utf8")).toBe(written.content);
  });

  test("CNT-14 characters and words are counted", async ({ signedInPage: page }) => {
    const { generate, panel } = await openCreation(page);
    await generate.click();
    await expect(panel).toContainText(`${written.content.length} characters`);
    await expect(panel).toContainText("6 words");
  });

  test("CNT-15 CNT-16 each idea shows what it is and what it may bring", async ({ signedInPage: page }) => {
    const { generate, ideas } = await openCreation(page);
    await expect(ideas).toHaveCount(0);
    await generate.click();
    await expect(ideas).toHaveText([
      "Why bread sinksMistakesHigh engagementTrending",
      "The first loafTutorialMedium engagement",
      "My ovenToolsRather quiet",
    ]);
    const levels = ["High engagement", "Medium engagement", "Rather quiet"];
    const colours = await Promise.all(
      levels.map((level) => page.getByText(level).evaluate((badge) => getComputedStyle(badge).backgroundColor)),
    );
    expect(new Set(colours).size).toBe(levels.length);
  });

  test("CNT-17 an idea is logged and becomes the topic; nothing is called, nothing is left", async ({
    signedInPage: page,
  }) => {
    const { generate, ideas, topic, text } = await openCreation(page);
    await topic.fill("bread");
    await generate.click();
    await expect(ideas).toHaveCount(3);
    const calls = recordCallNames(page);
    const logged = page.waitForEvent("console", (message) => message.text().includes("content idea"));
    await ideas.nth(1).getByRole("button").click();
    const about: unknown = await (await logged).args()[1]?.jsonValue();
    expect(about).toMatchObject({ id: "2", title: "The first loaf" });
    await expect(topic).toHaveValue("The first loaf");
    await expect(topic).toBeFocused();
    await expect(page).toHaveURL("/creation");
    await expect(text).toContainText("one loaf");
    expect(calls).toEqual([]);
  });
});

test("CNT-18 two tips say how long captions and how many hashtags", async ({ signedInPage: page }) => {
  await openCreation(page);
  const tips = page.getByRole("region", { name: "Tips" }).getByRole("listitem");
  await expect(tips).toHaveCount(2);
  await expect(tips.nth(0)).toContainText("captions under 125 characters");
  await expect(tips.nth(1)).toContainText("5-15 hashtags per post");
});

test("CNT-22 without a text there is nothing to copy or download", async ({ signedInPage: page }) => {
  const { panel, tool, generate } = await openCreation(page);
  await expect(panel.getByRole("button")).toHaveCount(0);
  await generate.click();
  await expect(panel.getByRole("button")).toHaveText(["Copy", "Download"]);
  await tool("Hashtag").click();
  await expect(panel.getByRole("button")).toHaveCount(0);
  await tool("Caption").click();
  await expect(panel.getByRole("button")).toHaveText(["Copy", "Download"]);
});

test("a caption that is cut off is marked", async ({ signedInPage: page }) => {
  await mockReply(page, contentCall, 200, { content: "x".repeat(125) });
  const { panel, generate } = await openCreation(page);
  await generate.click();
  await expect(panel).toContainText("Captions under 125 characters are read to their end.");
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("the text comes in French", async ({ signedInPage: page }) => {
    await page.goto("/creation");
    await page.getByRole("textbox", { name: "Public" }).fill("les curieux");
    await page.getByRole("button", { name: "Générer" }).click();
    await expect(toast(page, "Ta légende est prête")).toBeVisible();
    await expect(page.getByRole("group", { name: "Ta légende" })).toContainText("Pour les curieux.");
  });
});
