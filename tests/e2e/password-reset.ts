import { expect, type Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { mailedCode } from "./outbox.ts";
import { emailField } from "./auth-forms.ts";

/** The single text field behind the six boxes. */
export const codeField = (page: Page) => page.getByRole("textbox", { name: "6-digit code" });
const newPasswordField = (page: Page) => page.getByLabel("New password", { exact: true });
const confirmField = (page: Page) => page.getByLabel("Confirm password", { exact: true });

/** Returns the address of the code screen for an email. */
export const codePath = (email: string): string => `${paths.enterCode}?email=${encodeURIComponent(email)}`;

/** Requests a code and waits for the code screen. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL(codePath(email));
}

/** Enters a code and submits it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

/** Opens the new-password screen with the mailed code. */
export async function proveEmail(page: Page, email: string): Promise<void> {
  await askForCode(page, email);
  await enterCode(page, await mailedCode(email));
  await expect(page).toHaveURL(paths.newPassword);
}

/** Fills in both password fields and submits. */
export async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await newPasswordField(page).fill(password);
  await confirmField(page).fill(again);
  await page.getByRole("button", { name: "Reset password" }).click();
}
