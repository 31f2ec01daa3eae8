import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { emailField, passwordField } from "./auth-forms.ts";
import { mockReply } from "./api-calls.ts";

test("signing in offline fails with a toast and works once the connection is back", async ({ page, context, user }) => {
  await mockReply(page, "GET /jwt/providers", 200, { google: { kind: "off" } });
  await page.goto(paths.signIn);
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  // The first toast loads the code of the toasts, which can't be loaded offline.
  await page.getByRole("button", { name: /Google/ }).click();
  await expectToast(page, /Google/);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, /Trellis can’t be reached/);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(paths.dashboard);
});
