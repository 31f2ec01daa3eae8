import { expect, type Locator, type Page } from "@playwright/test";
import { cardField, fillCard } from "./card-provider.ts";

/** A toast with this text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("region", { name: "Notifications" }).getByText(text);

/**
 * Waits for a toast with this text, even if it has already disappeared: on a busy machine, two seconds can pass between
 * two checks of the page. Each toast counts once, so a second call waits for a second toast.
 */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          ({ source, flags }) => {
            const pattern = new RegExp(source, flags);
            const matches = window.shownToasts.filter((shown) => pattern.test(shown));
            window.shownToasts = window.shownToasts.filter((shown) => !matches.includes(shown));
            return matches.length > 0;
          },
          typeof text === "string"
            ? { source: text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), flags: "i" }
            : { source: text.source, flags: text.flags },
        ),
      { message: `a toast with the text ${String(text)}` },
    )
    .toBe(true);

/** The card form of a plan. */
export const cardForm = (page: Page, plan = "Monthly"): Locator =>
  page.getByRole("dialog", { name: `Payment details for ${plan}` });

/** The fields of the card form and its submit button. */
export const cardFields = (form: Locator) => ({
  number: cardField(form, "Card number"),
  expiry: cardField(form, "Expiry date"),
  code: cardField(form, "Security code"),
  submit: form.getByRole("button", { name: /^Subscribe to/ }),
});

/** A card number that the sandbox and Stripe's test mode accept. */
export const goodCard = "4242 4242 4242 4242";

/** Fills in a whole card. */
export const typeCard = fillCard;

/** Opens the card form of a plan. */
export async function choosePlan(page: Page, plan = "Monthly"): Promise<Locator> {
  await page.getByRole("button", { name: `Choose ${plan}` }).click();
  const form = cardForm(page, plan);
  await form.waitFor();
  return form;
}

/** The onboarding wizard. */
export const wizard = (page: Page): Locator => page.getByRole("dialog", { name: "Set up your roadmap" });

/** Answers one question with each string and submits it with Enter. */
export async function answerQuestions(page: Page, texts: readonly string[]): Promise<void> {
  const field = page.getByRole("dialog").getByRole("textbox");
  for (const text of texts) {
    await field.fill(text);
    await field.press("Enter");
  }
}

/** Valid answers to the five questions. */
export const fiveAnswers = [
  "filming, editing",
  "home fitness",
  "grow my audience",
  "busy parents",
  "YouTube, Instagram",
];

/** Closes the reveal of a new plan, which follows the last question. */
export const startFirstWeek = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Start week 1" }).click();

/** The checkboxes of the selected week. */
export const tasks = (page: Page): Locator => page.getByRole("tabpanel").getByRole("checkbox");
