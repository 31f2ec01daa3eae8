import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { answerQuestions, cardForm, fiveAnswers, subscribe, tasks, toast } from "./screens.ts";
import type { Stage } from "./users.ts";
import { newEmail, signIn, storedToken } from "./auth-forms.ts";
import { mockReply, mockStatuses, type CallName, dropConnection, recordCallNames } from "./api-calls.ts";

/** A protected call: who makes it and how, which words of a refusal are shown, and where. */
interface Case {
  id: "ERR-04" | "ERR-05" | "ERR-06";
  call: CallName;
  stage: Stage;
  make: (page: Page) => Promise<unknown>;
  /** Where the failure is told in place, with a button to try again; everywhere else in a toast. */
  inPlace?: { within: (page: Page) => Locator; retry: string };
}

const choose = async (page: Page) => {
  await page.goto(paths.payment);
  await page.getByRole("button", { name: "Choose Monthly" }).click();
};
const onboard = async (page: Page) => {
  await page.goto(paths.dashboard);
  await answerQuestions(page, fiveAnswers);
};
const tick = async (page: Page) => {
  await page.goto(paths.roadmap);
  await tasks(page).first().click();
};
const cases: readonly Case[] = [
  {
    id: "ERR-04",
    call: "GET /payment/plans",
    stage: "unsubscribed",
    make: (page) => page.goto(paths.payment),
    inPlace: { within: (page) => page.getByRole("main"), retry: "Retry" },
  },
  {
    id: "ERR-04",
    call: "POST /payment/create-setup-intent",
    stage: "unsubscribed",
    make: choose,
    inPlace: { within: (page) => cardForm(page), retry: "Retry Setup" },
  },
  { id: "ERR-05", call: "POST /payment/save-method", stage: "unsubscribed", make: subscribe },
  { id: "ERR-04", call: "POST /payment/confirm", stage: "unsubscribed", make: subscribe },
  { id: "ERR-06", call: "POST /user/on-boarding", stage: "newcomer", make: onboard },
  {
    id: "ERR-06",
    call: "GET /ai/generate-three-week-plan",
    stage: "subscribed",
    make: (page) => page.goto("/roadmap"),
  },
  { id: "ERR-06", call: "PUT /ai/update-task-status", stage: "subscribed", make: tick },
];

for (const { id, call, stage, make, inPlace } of cases) {
  const told = (page: Page, words: RegExp) =>
    inPlace ? inPlace.within(page).getByText(words).first() : toast(page, words).first();

  test.describe(call, () => {
    test.use({ stage });

    test("ERR-02 ends the session with a 401", async ({ signedInPage }) => {
      await mockReply(signedInPage, call, 401, { error: "Session over" });
      await make(signedInPage);
      await expect(signedInPage).toHaveURL(paths.signIn);
      await expect(signedInPage.getByRole("heading", { name: "Welcome back" })).toBeVisible();
      await expect(toast(signedInPage, "Session over")).toBeVisible();
      expect(await storedToken(signedInPage)).toBeNull();
    });

    const [said, unsaid] = id === "ERR-04" ? [/The message/, /The error/] : [/The error/, /The message/];
    test(`${id} is told in the words of its own field`, async ({ signedInPage }) => {
      await mockReply(signedInPage, call, 500, { error: "The error.", message: "The message." });
      await make(signedInPage);
      await expect(told(signedInPage, said)).toBeVisible();
      await expect(signedInPage.getByText(unsaid)).toHaveCount(0);
    });

    test(`ERR-07 is told ${inPlace ? "in place, with a button to try again" : "in a toast"}`, async ({
      signedInPage,
    }) => {
      const reached = /Trellis can’t be reached/;
      const restore = await dropConnection(signedInPage, call);
      await make(signedInPage);
      await expect(told(signedInPage, reached)).toBeVisible();
      if (!inPlace) return;
      await expect(toast(signedInPage, reached)).toHaveCount(0);
      await restore();
      await signedInPage.getByRole("button", { name: inPlace.retry }).click();
      await expect(told(signedInPage, reached)).toHaveCount(0);
    });
  });
}

test("ERR-01 leads to /login after a 401 to any call, and the token goes", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await mockReply(signedInPage, "GET /ai/generate-three-week-plan", 401, { error: "Session over" });
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expect(toast(signedInPage, "Session over")).toBeVisible();
  expect(await storedToken(signedInPage)).toBeNull();
  const calls = recordCallNames(signedInPage);
  await signedInPage.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

const bodies = [
  ["an error and a message", { error: "The error.", message: "The message." }, "The error."],
  ["only a message", { message: "The message." }, "The message."],
  ["neither", {}, "That didn’t work. Try again in a moment."],
  ["an error that is no text", { error: { code: 7 } }, "That didn’t work. Try again in a moment."],
  ["a page instead of JSON", "<h1>Bad gateway</h1>", "That didn’t work. Try again in a moment."],
] as const;
for (const [title, body, words] of bodies) {
  test(`ERR-03 a refused sign-in with ${title} is told`, async ({ page }) => {
    await mockReply(page, "POST /jwt/login", 400, body);
    await signIn(page, newEmail(), "Sunflower-7");
    await expect(toast(page, words)).toBeVisible();
  });
}

test("ERR-03 a sign-in whose line drops is told", async ({ page }) => {
  await dropConnection(page, "POST /jwt/login");
  await signIn(page, newEmail(), "Sunflower-7");
  await expect(toast(page, "Trellis can’t be reached. Check your connection and try again.")).toBeVisible();
});

test("ERR-12 any status that the server answers shows a sentence, never a blank screen", async ({ signedInPage }) => {
  const sentence = /Something went wrong on our side|That didn’t work/;
  const statuses = [400, 402, 403, 404, 405, 409, 410, 413, 418, 422, 429, 500, 501, 502, 503, 504];
  const answered = await mockStatuses(signedInPage, "GET /ai/generate-three-week-plan", statuses);
  await signedInPage.goto(paths.roadmap);
  const told = signedInPage.getByRole("main").getByText(sentence);
  while (answered.length < statuses.length) {
    await expect(told, String(answered.at(-1))).toBeVisible();
    const before = answered.length;
    await signedInPage.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => answered.length).toBeGreaterThan(before);
  }
  await expect(told).toBeVisible();
  expect(answered.slice(0, statuses.length)).toEqual(statuses);
});

test("ERR-12 an answer that is no answer shows a sentence too", async ({ signedInPage }) => {
  await mockReply(signedInPage, "GET /ai/generate-three-week-plan", 200, "<h1>Hello</h1>");
  await signedInPage.goto(paths.roadmap);
  await expect(signedInPage.getByRole("main").getByText("That didn’t work.")).toBeVisible();
  await mockReply(signedInPage, "GET /jwt/check-session", 200, { nobody: true });
  await signedInPage.goto(paths.roadmap);
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expect(toast(signedInPage, /That didn’t work/)).toBeVisible();
});

test("a screen whose code does not come says so inside its frame, and comes with a reload", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
  await signedInPage.route("**/assets/roadmap*", (route) => route.abort());
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(signedInPage).toHaveTitle(/^Roadmap/);
  await expect(signedInPage.getByRole("heading", { name: "This page could not be loaded" })).toBeFocused();
  await expect(signedInPage.getByRole("navigation", { name: "Main" })).toBeVisible();
  await signedInPage.unrouteAll();
  await signedInPage.getByRole("button", { name: "Reload the page" }).click();
  await expect(tasks(signedInPage).first()).toBeVisible();
});
