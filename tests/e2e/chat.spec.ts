import { paths } from "../../apps/web/src/paths.ts";
import { answers, ask, chatCall, corner, field, messagesOf, openChat, panel, said } from "./assistant.ts";
import { currentOf, field as preference, updateButton } from "./preferences.ts";
import { expect, signInAs, test } from "./people.ts";
import { toast, wizard } from "./screens.ts";
import { answer, dropLine, holdBack, named, sentBy } from "./wire.ts";

test("CHT-01 a button floats at the bottom right, on every page of someone with onboarding data", async ({
  seated,
}) => {
  for (const path of [paths.dashboard, paths.roadmap, paths.settings, paths.payment]) {
    await seated.goto(path);
    const box = await corner(seated).boundingBox();
    const { width = 0, height = 0 } = seated.viewportSize() ?? {};
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(48);
    expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(48);
    await seated.mouse.wheel(0, 400);
    await expect(corner(seated)).toBeInViewport({ ratio: 1 });
  }
});

test("CHT-02 the button is on none of the six pages that let people in", async ({ page, person }) => {
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
  await signInAs(page, person);
  await page.goto(paths.signIn);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(corner(page)).toBeVisible();
  await page.goto(paths.signOut);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(corner(page)).toHaveCount(0);
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("CHT-03 has no button before the five questions are answered", async ({ seated }) => {
    await seated.goto(paths.dashboard);
    await expect(wizard(seated)).toBeVisible();
    await expect(corner(seated)).toHaveCount(0);
    await seated.goto(paths.settings);
    await expect(seated.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(corner(seated)).toHaveCount(0);
  });
});

test("CHT-04 the button opens a panel with clear and close, and a welcome", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await expect(panel(seated).getByRole("button", { name: "Clear chat" })).toBeVisible();
  await expect(panel(seated).getByRole("button", { name: "Close AI assistant" })).toBeVisible();
  await expect(panel(seated).getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
  await expect(panel(seated).getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveText([
    "Ideas for my next post on home fitness",
    "When should I post on YouTube?",
    "How do I get to my goal: grow a loyal audience?",
  ]);
});

test("CHT-05 closing hides the panel, and the button brings it back with what was said", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  const words = await said(seated).allTextContents();
  await panel(seated).getByRole("button", { name: "Close AI assistant" }).click();
  await expect(panel(seated)).toHaveCount(0);
  await openChat(seated);
  expect(await said(seated).allTextContents()).toEqual(words);
});

test("CHT-06 clear removes every message and brings the welcome back", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  const clear = panel(seated).getByRole("button", { name: "Clear chat" });
  await expect(clear).toBeDisabled();
  await ask(seated, "When should I post?");
  await expect(panel(seated).getByRole("heading", { name: "Hello, Ana" })).toHaveCount(0);
  await clear.click();
  await expect(said(seated)).toHaveCount(0);
  await expect(panel(seated).getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
  await expect(field(seated)).toBeFocused();
});

test("CHT-07 the field has two rows and grows to 140 pixels at most", async ({ seated }) => {
  await seated.goto(paths.dashboard);
  await openChat(seated);
  const height = async () => (await field(seated).boundingBox())?.height ?? 0;
  await expect(field(seated)).toHaveAttribute("rows", "2");
  const least = await height();
  await field(seated).fill("one\ntwo\nthree\nfour");
  await expect.poll(height).toBeGreaterThan(least);
  await field(seated).fill("line\n".repeat(30));
  await expect.poll(height).toBe(140);
});

test("CHT-08 Enter sends, Shift and Enter breaks the line", async ({ seated }) => {
  const sent = sentBy(seated);
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await seated.keyboard.type("Hello");
  await seated.keyboard.press("Shift+Enter");
  await seated.keyboard.type("When should I post?");
  await expect(field(seated)).toHaveValue("Hello\nWhen should I post?");
  expect(named(sent, chatCall)).toEqual([]);
  await seated.keyboard.press("Enter");
  await expect(answers(seated)).toHaveCount(1);
  await expect(field(seated)).toHaveValue("");
  expect(messagesOf(named(sent, chatCall)[0]).at(-1)).toEqual({ role: "user", content: "Hello\nWhen should I post?" });
});

test("CHT-09 blank text is not sent", async ({ seated }) => {
  const sent = sentBy(seated);
  await seated.goto(paths.dashboard);
  await openChat(seated);
  for (const blank of ["", "   ", "\n\n"]) {
    await field(seated).fill(blank);
    await expect(panel(seated).getByRole("button", { name: "Send" })).toBeDisabled();
    await field(seated).press("Enter");
  }
  await expect(said(seated)).toHaveCount(0);
  expect(named(sent, chatCall)).toEqual([]);
});

test("CHT-10 nothing can be sent while an answer is on its way, and the assistant is seen typing", async ({
  seated,
}) => {
  const sent = sentBy(seated);
  const letThrough = await holdBack(seated, chatCall);
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await field(seated).fill("When should I post?");
  await field(seated).press("Enter");
  await expect(panel(seated).getByRole("status")).toHaveText("Assistant is typing");
  await field(seated).fill("And where?");
  await expect(panel(seated).getByRole("button", { name: "Send" })).toBeDisabled();
  await field(seated).press("Enter");
  await expect(field(seated)).toHaveValue("And where?");
  await expect(said(seated)).toHaveCount(1);
  expect(named(sent, chatCall)).toHaveLength(1);
  await letThrough();
  await expect(answers(seated)).toHaveCount(1);
  await expect(panel(seated).getByRole("status")).toHaveCount(0);
  await expect(panel(seated).getByRole("button", { name: "Send" })).toBeEnabled();
});

test("CHT-11 the panel is 600 pixels high on a desktop", async ({ seated }) => {
  await seated.setViewportSize({ width: 1440, height: 900 });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  expect((await panel(seated).boundingBox())?.height).toBe(600);
});

test("CHT-12 the panel is three quarters of the screen high on a phone", async ({ seated }) => {
  await seated.setViewportSize({ width: 375, height: 800 });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await expect.poll(async () => await panel(seated).boundingBox()).toEqual({ x: 0, y: 200, width: 375, height: 600 });
});

test("asks our own server with the person's answers and all that was said before", async ({ seated }) => {
  const sent = sentBy(seated);
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(answers(seated)).toContainText(/on YouTube[^]*built-in engine/);
  await ask(seated, "Which hashtags?", 2);
  await expect(answers(seated).last()).toContainText("#HomeFitness");
  const [system, ...talk] = messagesOf(named(sent, chatCall)[1]);
  expect(system?.content).toMatch(/Interests: home fitness, mobility[^]*Reply in English\.$/);
  expect(talk.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
});

test("CHT-19 the words of the first choice are the answer", async ({ seated }) => {
  const choices = ["The first.", "The second."].map((content) => ({ message: { role: "assistant", content } }));
  await answer(seated, chatCall, 200, { choices });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(answers(seated)).toHaveText("Assistant: The first.");
});

test("CHT-20 an answer without words has a sentence of its own", async ({ seated }) => {
  await answer(seated, chatCall, 200, { choices: [{ message: { role: "assistant", content: null } }] });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(answers(seated)).toHaveText("Assistant: Sorry, I could not generate a response");
  await expect(toast(seated, "Connection Error")).toHaveCount(0);
});

test("CHT-28 new answers to the five questions are told to the assistant with the next question", async ({
  seated,
}) => {
  const sent = sentBy(seated);
  await seated.goto(paths.preferences);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await seated.keyboard.press("Escape");
  await preference(seated, "Topics").fill("vegan cooking");
  await updateButton(seated).click();
  await expect(currentOf(seated, "Topics")).toContainText("vegan cooking");
  await openChat(seated);
  await ask(seated, "Which hashtags?", 2);
  await expect(answers(seated).last()).toContainText("#VeganCooking");
  const interests = named(sent, chatCall).map(
    (call) => /Interests: (.*)/.exec(messagesOf(call)[0]?.content ?? "")?.[1],
  );
  expect(interests).toEqual(["home fitness, mobility", "vegan cooking"]);
});

test("CHT-23 a failed call is told as news and as one red message; the next one may work", async ({ seated }) => {
  const mend = await answer(seated, chatCall, 500, { error: { message: "The model is overloaded." } });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(toast(seated, "OpenAI API error: The model is overloaded.")).toBeVisible();
  const red = panel(seated).getByRole("log").locator('[data-from="ai"][data-error]');
  await expect(red).toHaveCount(1);
  await expect(red).toContainText(/try again|ask me again|once more/i);
  await mend();
  await ask(seated, "When should I post?", 2);
  await expect(red).toHaveCount(1);
  await expect(answers(seated).last()).toContainText("on YouTube");
});

test("CHT-25 the news of a failed call is titled Connection Error", async ({ seated }) => {
  await dropLine(seated, chatCall);
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(toast(seated, "Connection Error")).toBeVisible();
  await expect(toast(seated, /^Trellis could not be reached|^We could not|connection/i).last()).toBeVisible();
});

test("our own server's refusal is told in its own words", async ({ seated }) => {
  const words = "Too many tries. Try again in 30 seconds.";
  await answer(seated, chatCall, 429, { error: words, message: words });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await ask(seated, "When should I post?");
  await expect(toast(seated, "Connection Error")).toBeVisible();
  await expect(toast(seated, words)).toBeVisible();
});

test("a session that is over leads to the sign-in page, and leaves nothing of the talk", async ({ seated }) => {
  await answer(seated, chatCall, 401, { error: "Your session has ended.", message: "Your session has ended." });
  await seated.goto(paths.dashboard);
  await openChat(seated);
  await field(seated).fill("When should I post?");
  await field(seated).press("Enter");
  await expect(seated).toHaveURL(paths.signIn);
  await expect(panel(seated)).toHaveCount(0);
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("asks and answers in French", async ({ seated }) => {
    const sent = sentBy(seated);
    await seated.goto(paths.dashboard);
    await seated.getByRole("button", { name: "Ouvrir l’assistant IA" }).click();
    await seated.getByRole("button", { name: /^Quand publier sur YouTube/ }).click();
    const log = seated.getByRole("log", { name: "Messages" });
    await expect(log.locator('[data-from="ai"]')).toContainText(/Je suis le moteur intégré de Trellis/);
    expect(messagesOf(named(sent, chatCall)[0])[0]?.content).toMatch(/Reply in French\.$/);
  });
});
