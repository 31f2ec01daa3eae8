import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";

/** Returns an unused email address. */
export const newEmail = (): string => `${randomUUID()}@trellis.example`;

/** The email field, by role, because a toast can have “email” in its label too. */
export const emailField = (page: Page): Locator => page.getByRole("textbox", { name: "Email" });

/** The password field, without the button that shows the password. */
export const passwordField = (page: Page): Locator => page.getByLabel("Password", { exact: true });

/** Values of the sign-up fields, by label. */
export interface SignUpTyped {
  "Full name": string;
  Email: string;
  Password: string;
  "Confirm password": string;
}

/** Opens the sign-up page, fills in valid values with the given changes and accepts the terms. */
export async function fillSignUp(page: Page, change: Partial<SignUpTyped> = {}): Promise<SignUpTyped> {
  const typed: SignUpTyped = {
    "Full name": "Ana Torres",
    Email: newEmail(),
    Password: "Sunflower-7",
    "Confirm password": "Sunflower-7",
    ...change,
  };
  await page.goto(paths.signUp);
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("checkbox").check();
  return typed;
}

/** Opens the sign-in page, fills it in and submits. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(paths.signIn);
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Returns the token in local storage. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("token"));
