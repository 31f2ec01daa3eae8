import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { type CallName, dropConnection, mockReply } from "./api-calls.ts";
import { chatCall, field, openChat } from "./assistant.ts";
import { emailField, signIn } from "./auth-forms.ts";
import { contentCall, openCreation } from "./creation.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { mailedCode } from "./outbox.ts";
import { askForCode, choosePassword, codePath, enterCode } from "./password-reset.ts";
import {
  answerQuestions,
  cardFields,
  choosePlan,
  expectToast,
  fiveAnswers,
  goodCard,
  tasks,
  typeCard,
  wizard,
} from "./screens.ts";
import { openCard, typeAndSend } from "./settings-payment.ts";

const shows = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const plansCall = "GET /payment/plans";
const saveCall = "POST /payment/save-method";
const analyticsCall = "GET /youtube/analytics";
const connectCall = "GET /youtube/auth";
const disconnectCall = "POST /youtube/disconnect";
const roadmapCall = "GET /ai/generate-three-week-plan";
const taskCall = "PUT /ai/update-task-status";
const onboardingCall = "POST /user/on-boarding";

/** Runs `act` while a call fails, and expects the page to show these messages. */
async function whileFailing(page: Page, call: CallName, act: () => Promise<unknown>, ...texts: string[]) {
  const restore = await mockReply(page, call, 500, {});
  await act();
  for (const text of texts) await shows(page, text);
  await restore();
}

test.describe("the messages of the specification", { tag: "@release" }, () => {
  test.describe("before a subscription", () => {
    test.use({ stage: "unsubscribed" });

    test("ERR-03 a refused sign-in shows the error field, and a lost connection its own message", async ({ page }) => {
      const restore = await mockReply(page, "POST /jwt/login", 400, { error: "The error.", message: "A message." });
      await signIn(page, "ana@trellis.example", "Sunflower-7");
      await expectToast(page, "The error.");
      await restore();
      await dropConnection(page, "POST /jwt/login");
      await button(page, "Sign in").click();
      await expectToast(page, /can’t be reached/);
    });

    test("ERR-08 ERR-09 ERR-10 ERR-11 the password reset, the payment and the settings show the specified messages", async ({
      page,
      user,
    }) => {
      await page.goto(paths.enterCode);
      await shows(page, "No email provided");
      await page.goto(paths.forgotPassword);
      await button(page, "Send code").click();
      await shows(page, "This field is required");
      await emailField(page).fill("abc");
      await button(page, "Send code").click();
      await shows(page, "Please enter a valid email address");
      await askForCode(page, user.email);
      await enterCode(page, "12345");
      await shows(page, "Code must be 6 digits");
      const code = await mailedCode(user.email);
      await enterCode(
        page,
        code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)),
      );
      await expectToast(page, "Invalid verification code");
      await enterCode(page, code);
      await choosePassword(page, "abc");
      await shows(page, "Password must be at least 6 characters");
      await choosePassword(page, "Moonflower-88", "Moonflower-89");
      await shows(page, "Passwords do not match");
      await page.goto(codePath(user.email));
      await enterCode(page, code);
      await expectToast(page, "Code expired. Please request a new one");

      await signInAs(page, user);
      const plans = () => page.goto(paths.payment);
      await whileFailing(page, plansCall, plans, "Failed to load plans");
      const restore = await mockReply(page, plansCall, 200, []);
      await plans();
      await shows(page, "No plans available");
      await restore();
      await plans();
      const texts = ["Failed to setup payment", "Retry Setup"];
      await whileFailing(page, "POST /payment/create-setup-intent", () => choosePlan(page), ...texts);
      await button(page, "Retry Setup").click();
      const form = page.getByRole("dialog");
      await typeCard(form, goodCard);
      const { submit } = cardFields(form);
      await whileFailing(page, saveCall, () => submit.click(), "An error occurred while processing payment");
      await submit.click();
      await wizard(page).waitFor();
      await answerQuestions(page, [fiveAnswers[0] ?? "", "y"]);
      await shows(page, "Must be at least 2 characters");

      await whileFailing(
        page,
        "POST /payment/create-update-setup-intent",
        () => openCard(page),
        "Failed to setup payment update",
      );
      const card = await openCard(page);
      const update = () => typeAndSend(card, goodCard);
      await whileFailing(page, saveCall, update, "An error occurred while updating payment method");
      await card.submit.click();
      await expectToast(page, "Payment method updated successfully!");
      // Until the dialog has closed, it keeps focus.
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const name = page.getByRole("textbox", { name: "Full name" });
      await name.fill("x".repeat(300));
      await name.press("Enter");
      await shows(page, "Must be no more than 120 characters");
      await page.goto("/nowhere");
      await shows(page, "Page Not Found");
    });
  });

  test.describe("with answers and a channel", () => {
    test.use({ isConnected: true });

    test("ERR-09 ERR-10 SET-25 SET-26 content, chat, analytics and social accounts show the specified messages", async ({
      signedInPage: page,
    }) => {
      const { generate } = await openCreation(page);
      await whileFailing(
        page,
        contentCall,
        () => generate.click(),
        "Error generating content",
        "Failed to generate content",
        "Please try again or check your connection.",
      );
      const ask = async () => {
        await openChat(page);
        await field(page).fill("When should I post?");
        await field(page).press("Enter");
      };
      await whileFailing(page, chatCall, ask, "Connection Error");

      const analytics = () => page.goto(paths.analytics);
      await whileFailing(page, analyticsCall, analytics, "Failed to fetch analytics");
      const nothing = { channelInfo: null, analytics: null, topVideo: null, topComments: [] };
      const snippet = { title: "Sourdough", publishedAt: "2026-10-07T16:00:00Z" };
      for (const [topVideo, text] of [
        [null, "No analytics available."],
        [{ snippet }, "No comments available."],
      ] as const) {
        const restore = await mockReply(page, analyticsCall, 200, { ...nothing, topVideo });
        await analytics();
        await shows(page, text);
        await restore();
      }

      await page.goto(paths.settings);
      const disconnect = button(page, "Disconnect YouTube");
      const connect = button(page, "Connect YouTube");
      await whileFailing(page, disconnectCall, () => disconnect.click(), "Failed to disconnect YouTube");
      await disconnect.click();
      await expectToast(page, "YouTube disconnected successfully");
      await whileFailing(page, connectCall, () => connect.click(), "Failed to connect YouTube");
      await connect.click();
      await page.getByRole("link", { name: "Allow", exact: true }).click();
      await expectToast(page, "YouTube connected successfully");
    });

    test("ERR-06 SET-26 the error field of a refusal is shown for the plan, a task, content and YouTube", async ({
      signedInPage: page,
    }) => {
      const shown = async (call: CallName, act: () => Promise<unknown>) => {
        const restore = await mockReply(page, call, 400, { error: `${call} failed.`, message: "A message." });
        await act();
        await expectToast(page, `${call} failed.`);
        await restore();
      };
      await shown(roadmapCall, () => page.goto(paths.roadmap));
      await page.goto(paths.roadmap);
      await shown(taskCall, () => tasks(page).first().click());
      const { generate } = await openCreation(page);
      await shown(contentCall, () => generate.click());
      await shown(analyticsCall, () => page.goto(paths.analytics));
      await page.goto(paths.settings);
      await shown(disconnectCall, () => button(page, "Disconnect YouTube").click());
      await button(page, "Disconnect YouTube").click();
      await shown(connectCall, () => button(page, "Connect YouTube").click());
    });
  });

  test.describe("before the onboarding questions", () => {
    test.use({ stage: "newcomer" });

    test("ERR-06 the error field of a refusal is shown for the answers", async ({ signedInPage: page }) => {
      await mockReply(page, onboardingCall, 400, { error: "The error.", message: "A message." });
      await page.goto(paths.dashboard);
      await answerQuestions(page, fiveAnswers);
      await expectToast(page, "The error.");
    });
  });
});
