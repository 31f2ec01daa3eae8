import { paths } from "../../apps/web/src/paths.ts";
import { answers, ask, chatCall, corner, field, messagesOf, openChat, panel, said } from "./assistant.ts";
import { currentOf, field as preference, updateButton } from "./preferences.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { toast, wizard } from "./screens.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls } from "./api-calls.ts";

test("CHT-01 a button floats at the bottom right, on every page of someone with onboarding data", async ({
  signedInPage,
}) => {
  for (const path of [paths.dashboard, paths.roadmap, paths.settings, paths.payment]) {
    await signedInPage.goto(path);
    const box = await corner(signedInPage).boundingBox();
    const { width = 0, height = 0 } = signedInPage.viewportSize() ?? {};
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(48);
    expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(48);
    await signedInPage.mouse.wheel(0, 400);
    await expect(corner(signedInPage)).toBeInViewport({ ratio: 1 });
  }
});

test("CHT-02 the button is on none of the six pages that let people in", async ({ page, user }) => {
  const entrances = [
    "/login",
    "/signup",
    "/forget-password",
    "/enter-otp",
    "/enter-password",
    "/change-password-success",
  ];
  for (const path of entrances) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(corner(page)).toHaveCount(0);
  }
  await signInAs(page, user);
  await page.goto(paths.signIn);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(corner(page)).toBeVisible();
  await page.goto(paths.signOut);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(corner(page)).toHaveCount(0);
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("CHT-03 has no button before the five questions are answered", async ({ signedInPage }) => {
    await signedInPage.goto(paths.dashboard);
    await expect(wizard(signedInPage)).toBeVisible();
    await expect(corner(signedInPage)).toHaveCount(0);
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(corner(signedInPage)).toHaveCount(0);
  });
});

test("CHT-04 the button opens a panel with clear and close, and a welcome", async ({ signedInPage }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await expect(panel(signedInPage).getByRole("button", { name: "Clear chat" })).toBeVisible();
  await expect(panel(signedInPage).getByRole("button", { name: "Close AI assistant" })).toBeVisible();
  await expect(panel(signedInPage).getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
  await expect(panel(signedInPage).getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveText([
    "Ideas for my next post about home fitness",
    "When should I post on YouTube?",
    "How do I reach my goal: grow a loyal audience?",
  ]);
});

test("CHT-05 closing hides the panel, and the button brings it back with what was said", async ({ signedInPage }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  const words = await said(signedInPage).allTextContents();
  await panel(signedInPage).getByRole("button", { name: "Close AI assistant" }).click();
  await expect(panel(signedInPage)).toHaveCount(0);
  await openChat(signedInPage);
  expect(await said(signedInPage).allTextContents()).toEqual(words);
});

test("CHT-06 clear removes every message and brings the welcome back", async ({ signedInPage }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  const clear = panel(signedInPage).getByRole("button", { name: "Clear chat" });
  await expect(clear).toBeDisabled();
  await ask(signedInPage, "When should I post?");
  await expect(panel(signedInPage).getByRole("heading", { name: "Hello, Ana" })).toHaveCount(0);
  await clear.click();
  await expect(said(signedInPage)).toHaveCount(0);
  await expect(panel(signedInPage).getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
  await expect(field(signedInPage)).toBeFocused();
});

test("CHT-07 the field has two rows and grows to 140 pixels at most", async ({ signedInPage }) => {
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  const height = async () => (await field(signedInPage).boundingBox())?.height ?? 0;
  await expect(field(signedInPage)).toHaveAttribute("rows", "2");
  const least = await height();
  await field(signedInPage).fill("one\ntwo\nthree\nfour");
  await expect.poll(height).toBeGreaterThan(least);
  await field(signedInPage).fill("line\n".repeat(30));
  await expect.poll(height).toBe(140);
});

test("CHT-08 Enter sends, Shift and Enter breaks the line", async ({ signedInPage }) => {
  const sent = recordCalls(signedInPage);
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await signedInPage.keyboard.type("Hello");
  await signedInPage.keyboard.press("Shift+Enter");
  await signedInPage.keyboard.type("When should I post?");
  await expect(field(signedInPage)).toHaveValue("Hello\nWhen should I post?");
  expect(callsTo(sent, chatCall)).toEqual([]);
  await signedInPage.keyboard.press("Enter");
  await expect(answers(signedInPage)).toHaveCount(1);
  await expect(field(signedInPage)).toHaveValue("");
  expect(messagesOf(callsTo(sent, chatCall)[0]).at(-1)).toEqual({
    role: "user",
    content: "Hello\nWhen should I post?",
  });
});

test("CHT-09 blank text is not sent", async ({ signedInPage }) => {
  const sent = recordCalls(signedInPage);
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  for (const blank of ["", "   ", "\n\n"]) {
    await field(signedInPage).fill(blank);
    await expect(panel(signedInPage).getByRole("button", { name: "Send" })).toBeDisabled();
    await field(signedInPage).press("Enter");
  }
  await expect(said(signedInPage)).toHaveCount(0);
  expect(callsTo(sent, chatCall)).toEqual([]);
});

test("CHT-10 nothing can be sent while an answer is on its way, and the assistant is seen typing", async ({
  signedInPage,
}) => {
  const sent = recordCalls(signedInPage);
  const letThrough = await holdCall(signedInPage, chatCall);
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await field(signedInPage).fill("When should I post?");
  await field(signedInPage).press("Enter");
  await expect(panel(signedInPage).getByRole("status")).toHaveText("Assistant is typing");
  await field(signedInPage).fill("And where?");
  await expect(panel(signedInPage).getByRole("button", { name: "Send" })).toBeDisabled();
  await field(signedInPage).press("Enter");
  await expect(field(signedInPage)).toHaveValue("And where?");
  await expect(said(signedInPage)).toHaveCount(1);
  expect(callsTo(sent, chatCall)).toHaveLength(1);
  await letThrough();
  await expect(answers(signedInPage)).toHaveCount(1);
  await expect(panel(signedInPage).getByRole("status")).toHaveCount(0);
  await expect(panel(signedInPage).getByRole("button", { name: "Send" })).toBeEnabled();
});

test("CHT-11 the panel is 600 pixels high on a desktop", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 1440, height: 900 });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  expect((await panel(signedInPage).boundingBox())?.height).toBe(600);
});

test("CHT-12 the panel is three quarters of the screen high on a phone", async ({ signedInPage }) => {
  await signedInPage.setViewportSize({ width: 375, height: 800 });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await expect
    .poll(async () => await panel(signedInPage).boundingBox())
    .toEqual({ x: 0, y: 200, width: 375, height: 600 });
});

test("asks our own server with the person's answers and all that was said before", async ({ signedInPage }) => {
  const sent = recordCalls(signedInPage);
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(answers(signedInPage)).toContainText(/on YouTube[^]*built-in engine/);
  await ask(signedInPage, "Which hashtags?", 2);
  await expect(answers(signedInPage).last()).toContainText("#HomeFitness");
  const [system, ...talk] = messagesOf(callsTo(sent, chatCall)[1]);
  expect(system?.content).toMatch(/Interests: home fitness, mobility[^]*Reply in English\.$/);
  expect(talk.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
});

test("CHT-19 the words of the first choice are the answer", async ({ signedInPage }) => {
  const choices = ["The first.", "The second."].map((content) => ({ message: { role: "assistant", content } }));
  await mockReply(signedInPage, chatCall, 200, { choices });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(answers(signedInPage)).toHaveText("Assistant: The first.");
});

test("CHT-20 an answer without words has a sentence of its own", async ({ signedInPage }) => {
  await mockReply(signedInPage, chatCall, 200, { choices: [{ message: { role: "assistant", content: null } }] });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(answers(signedInPage)).toHaveText("Assistant: Sorry, I could not generate a response");
  await expect(toast(signedInPage, "Connection Error")).toHaveCount(0);
});

test("CHT-28 new answers to the five questions are told to the assistant with the next question", async ({
  signedInPage,
}) => {
  const sent = recordCalls(signedInPage);
  await signedInPage.goto(paths.preferences);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await signedInPage.keyboard.press("Escape");
  await preference(signedInPage, "Topics").fill("vegan cooking");
  await updateButton(signedInPage).click();
  await expect(currentOf(signedInPage, "Topics")).toContainText("vegan cooking");
  await openChat(signedInPage);
  await ask(signedInPage, "Which hashtags?", 2);
  await expect(answers(signedInPage).last()).toContainText("#VeganCooking");
  const interests = callsTo(sent, chatCall).map(
    (call) => /Interests: (.*)/.exec(messagesOf(call)[0]?.content ?? "")?.[1],
  );
  expect(interests).toEqual(["home fitness, mobility", "vegan cooking"]);
});

test("CHT-23 a failed call is told as news and as one red message; the next one may work", async ({ signedInPage }) => {
  const restore = await mockReply(signedInPage, chatCall, 500, { error: { message: "The model is overloaded." } });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(toast(signedInPage, "OpenAI API error: The model is overloaded.")).toBeVisible();
  const red = panel(signedInPage).getByRole("log").locator('[data-from="ai"][data-error]');
  await expect(red).toHaveCount(1);
  await expect(red).toContainText(/try again|ask me again|once more/i);
  await restore();
  await ask(signedInPage, "When should I post?", 2);
  await expect(red).toHaveCount(1);
  await expect(answers(signedInPage).last()).toContainText("on YouTube");
});

test("CHT-25 the news of a failed call is titled Connection Error", async ({ signedInPage }) => {
  await dropConnection(signedInPage, chatCall);
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(toast(signedInPage, "Connection Error")).toBeVisible();
  await expect(toast(signedInPage, /^Trellis could not be reached|^We could not|connection/i).last()).toBeVisible();
});

test("our own server's refusal is told in its own words", async ({ signedInPage }) => {
  const words = "Too many tries. Try again in 30 seconds.";
  await mockReply(signedInPage, chatCall, 429, { error: words, message: words });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await ask(signedInPage, "When should I post?");
  await expect(toast(signedInPage, "Connection Error")).toBeVisible();
  await expect(toast(signedInPage, words)).toBeVisible();
});

test("a session that is over leads to the sign-in page, and leaves nothing of the talk", async ({ signedInPage }) => {
  await mockReply(signedInPage, chatCall, 401, {
    error: "Your session has ended.",
    message: "Your session has ended.",
  });
  await signedInPage.goto(paths.dashboard);
  await openChat(signedInPage);
  await field(signedInPage).fill("When should I post?");
  await field(signedInPage).press("Enter");
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expect(panel(signedInPage)).toHaveCount(0);
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("asks and answers in French", async ({ signedInPage }) => {
    const sent = recordCalls(signedInPage);
    await signedInPage.goto(paths.dashboard);
    await signedInPage.getByRole("button", { name: "Ouvrir l’assistant IA" }).click();
    await signedInPage.getByRole("button", { name: /^Quand publier sur YouTube/ }).click();
    const log = signedInPage.getByRole("log", { name: "Messages" });
    await expect(log.locator('[data-from="ai"]')).toContainText(/Je suis le moteur intégré de Trellis/);
    expect(messagesOf(callsTo(sent, chatCall)[0])[0]?.content).toMatch(/Reply in French\.$/);
  });
});
