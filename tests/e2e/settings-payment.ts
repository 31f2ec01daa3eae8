import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { cardField, fillCard } from "./card-provider.ts";

/** The subscription card of the settings. */
export const subscriptionCard = (page: Page): Locator => page.getByRole("region", { name: "Subscription" });

/** A settings dialog with a card form. */
export interface SettingsForm {
  root: Locator;
  number: Locator;
  submit: Locator;
  /** Fills in a whole card. */
  fill: (number: string) => Promise<void>;
}

function formIn(root: Locator, submit: string): SettingsForm {
  return {
    root,
    number: cardField(root, "Card number"),
    submit: root.getByRole("button", { name: submit, exact: true }),
    fill: (number) => fillCard(root, number),
  };
}

/** Opens the settings and the card update form, using the button in the given part of the page. */
export async function openCard(page: Page, part: Locator = subscriptionCard(page)): Promise<SettingsForm> {
  await page.goto(paths.settings);
  await part.getByRole("button", { name: "Update Card" }).click();
  return formIn(page.getByRole("dialog", { name: "Update Card" }), "Update Card");
}

/** The payment form of a plan. */
const settingsForm = (page: Page, plan: string): SettingsForm =>
  formIn(page.getByRole("dialog", { name: "Update Payment Method" }), `Update Payment Method for ${plan} Plan`);

/** Chooses a plan and returns the form that opens. */
async function choose(page: Page, plan: string): Promise<SettingsForm> {
  await page.getByRole("button", { name: `Choose ${plan}` }).click();
  return settingsForm(page, plan);
}

/** Opens the settings and the payment form of a plan. */
export async function openPlan(page: Page, plan = "Yearly"): Promise<SettingsForm> {
  await page.goto(paths.settings);
  return choose(page, plan);
}

/** Fills in a card and submits. */
export async function typeAndSend(form: SettingsForm, number: string): Promise<void> {
  await form.fill(number);
  await form.submit.click();
}
