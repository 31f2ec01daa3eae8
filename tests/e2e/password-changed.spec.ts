import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";

test("RTE-06 PCH-01 PCH-02 /change-password-success confirms the change, and its button leads a visitor to the sign-in page", async ({
  page,
}) => {
  await page.goto(paths.passwordChanged);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await expect(page).toHaveTitle(/^Password changed/);
  await expect(page.getByText(/You can sign in with your new password/)).toBeVisible();
  const link = page.getByRole("link", { name: "Continue to sign in" });
  await expect(link).toHaveAttribute("href", paths.dashboard);
  await link.click();
  await expect(page).toHaveURL(paths.signIn);
});
