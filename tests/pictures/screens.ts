import type { Page } from "@playwright/test";
import type { Language } from "@trellis/contract/fields";
import { paths } from "../../apps/web/src/paths.ts";
import { ask, openChat } from "../e2e/assistant.ts";
import { openCreation } from "../e2e/creation.ts";
import { expect } from "../e2e/fixtures.ts";
import { codePath, choosePassword, proveEmail } from "../e2e/password-reset.ts";
import { answerQuestions, choosePlan, fiveAnswers, tasks, wizard } from "../e2e/screens.ts";
import { subscriptionCard } from "../e2e/settings-payment.ts";
import type { Stage, User } from "../e2e/users.ts";

interface PictureCase {
  /** File name without width and theme. */
  name: string;
  /** The stage of the user; a picture without one shows what a visitor sees. */
  stage?: Stage;
  isConnected?: boolean;
  /** Whether the user has an account but no session. */
  isSignedOut?: boolean;
  /** Opens the state to take a picture of. */
  open: (page: Page, user: User) => Promise<unknown>;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
};

/** Opens a path in another language and waits for a control of the loaded screen. */
const inLanguage =
  (language: Language, path: string, control: "button" | "checkbox" | "link") => async (page: Page) => {
    await page.addInitScript((tag) => localStorage.setItem("i18nextLng", tag), language);
    await at(path)(page);
    await page.getByRole("main").getByRole(control).first().waitFor();
  };

/** Makes a call fail and waits for the screen's error state. */
const failing = (call: string, path: string) => async (page: Page) => {
  await page.route(`**/api/v1${call}*`, (route) => route.fulfill({ status: 503, json: {} }));
  await at(path)(page);
  await page.getByRole("button", { name: /^(Try again|Retry)$/ }).waitFor();
};

/** Opens the dashboard and waits for the plan. */
async function openDashboard(page: Page) {
  await page.goto(paths.dashboard);
  await page.getByRole("progressbar", { name: /Week \d progress/ }).waitFor();
}

async function tick(page: Page, count: number) {
  for (let index = 0; index < count; index += 1) {
    const task = tasks(page).nth(index);
    await task.check();
    await expect(task).toBeChecked();
  }
}

/** The drawer exists on phones; wider screens have a sidebar. */
const drawer: PictureCase = {
  name: "drawer",
  stage: "subscribed",
  open: async (page) => {
    await openDashboard(page);
    const menu = page.getByRole("button", { name: "Open menu" });
    if (!(await menu.isVisible())) return;
    await menu.click();
    await page.locator("dialog[open] [data-part=art] svg").waitFor();
  },
};

const visitors: readonly PictureCase[] = [
  { name: "sign-in", open: at(paths.signIn) },
  { name: "sign-up", open: at(paths.signUp) },
  { name: "forgot-password", open: at(paths.forgotPassword) },
  { name: "not-found", open: at("/no-such-path") },
];

const resets: readonly PictureCase[] = [
  {
    name: "enter-code",
    stage: "unsubscribed",
    isSignedOut: true,
    open: (page, { email }) => at(codePath(email))(page),
  },
  {
    name: "new-password",
    stage: "unsubscribed",
    isSignedOut: true,
    open: (page, { email }) => proveEmail(page, email),
  },
  {
    name: "password-changed",
    stage: "unsubscribed",
    isSignedOut: true,
    open: async (page, { email }) => {
      await proveEmail(page, email);
      await choosePassword(page, "Sunflower-8");
      await expect(page).toHaveURL(paths.passwordChanged);
    },
  },
];

const newcomers: readonly PictureCase[] = [
  { name: "payment", stage: "unsubscribed", open: at(paths.payment) },
  {
    name: "payment-card",
    stage: "unsubscribed",
    open: async (page) => {
      await at(paths.payment)(page);
      await choosePlan(page);
    },
  },
  { name: "payment-spanish", stage: "unsubscribed", open: inLanguage("es", paths.payment, "button") },
  { name: "payment-failed", stage: "unsubscribed", open: failing("/payment/plans", paths.payment) },
  { name: "onboarding-skills", stage: "newcomer", open: at(paths.dashboard) },
  {
    name: "onboarding-platforms",
    stage: "newcomer",
    open: async (page) => {
      await page.goto(paths.dashboard);
      await answerQuestions(page, fiveAnswers.slice(0, 4));
    },
  },
  {
    name: "onboarding-finished",
    stage: "newcomer",
    open: async (page) => {
      await page.goto(paths.dashboard);
      await answerQuestions(page, fiveAnswers);
      await wizard(page).waitFor({ state: "hidden" });
    },
  },
];

const subscribed: readonly PictureCase[] = [
  { name: "dashboard", stage: "subscribed", isConnected: true, open: openDashboard },
  {
    name: "dashboard-french",
    stage: "subscribed",
    isConnected: true,
    open: inLanguage("fr", paths.dashboard, "checkbox"),
  },
  { name: "dashboard-first-day", stage: "subscribed", open: openDashboard },
  {
    name: "dashboard-mid-progress",
    stage: "subscribed",
    isConnected: true,
    open: async (page) => {
      await at(paths.roadmap)(page);
      await tick(page, 4);
      await openDashboard(page);
    },
  },
  {
    name: "hub-cards",
    stage: "subscribed",
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole("link", { name: "Monetization hub", exact: true }).scrollIntoViewIfNeeded();
      await page.getByRole("main").evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: "offline",
    stage: "subscribed",
    open: async (page) => {
      await openDashboard(page);
      await page.evaluate(() => {
        Object.defineProperty(navigator, "onLine", { value: false });
        window.dispatchEvent(new Event("offline"));
      });
      await page.getByText("You’re offline.").waitFor();
    },
  },
  {
    name: "week-in-bloom",
    stage: "subscribed",
    open: async (page) => {
      await at(paths.roadmap)(page);
      await tick(page, 6);
      await page.getByRole("heading", { name: "Week 1 in bloom" }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "plan-change",
    stage: "subscribed",
    open: async (page) => {
      await at(`${paths.settings}#subscription`)(page);
      const unfold = page.getByRole("button", { name: "See all plans" });
      await subscriptionCard(page).waitFor();
      if (await unfold.isVisible()) await unfold.click();
      await page.getByRole("button", { name: "Choose Yearly" }).click();
      await expect(page.getByLabel("Card number")).toBeEnabled();
    },
  },
  { name: "dashboard-failed", stage: "subscribed", open: failing("/ai/generate-three-week-plan", paths.dashboard) },
  {
    name: "roadmap",
    stage: "subscribed",
    open: async (page) => {
      await at(paths.roadmap)(page);
      await tick(page, 2);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: "roadmap-spanish", stage: "subscribed", open: inLanguage("es", paths.roadmap, "checkbox") },
  { name: "settings-french", stage: "subscribed", open: inLanguage("fr", paths.settings, "link") },
  { name: "creation", stage: "subscribed", open: at(paths.creation) },
  {
    name: "creation-result",
    stage: "subscribed",
    open: async (page) => {
      const parts = await openCreation(page);
      await parts.topic.fill("A five-minute mobility routine for stiff mornings");
      // The drafts of other tones end with emoji, which need a font that not every machine has.
      await parts.tone.selectOption("Professional");
      await parts.generate.click();
      await expect(parts.text).not.toBeEmpty();
    },
  },
  { name: "analytics", stage: "subscribed", isConnected: true, open: at(paths.analytics) },
  { name: "analytics-not-connected", stage: "subscribed", open: at(paths.analytics) },
  { name: "calendar", stage: "subscribed", open: at(paths.calendar) },
  { name: "engagement", stage: "subscribed", open: at(paths.engagement) },
  { name: "monetization", stage: "subscribed", open: at(paths.monetization) },
  { name: "preferences", stage: "subscribed", open: at(paths.preferences) },
  { name: "settings", stage: "subscribed", open: at(paths.settings) },
  { name: "account", stage: "unsubscribed", open: at(paths.account) },
  {
    name: "chat",
    stage: "subscribed",
    open: async (page) => {
      await openDashboard(page);
      await openChat(page);
      await ask(page, "How often should I post?");
    },
  },
  {
    name: "command-palette",
    stage: "subscribed",
    open: async (page) => {
      await openDashboard(page);
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  },
];

/** Every screen, in the order in which users meet them. */
export const pictureCases = [...visitors, ...resets, ...newcomers, ...subscribed, drawer];
