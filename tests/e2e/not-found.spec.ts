import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";

const unknown = "/no-such-path";
const heading = { name: "Page Not Found" };

test("NTF-01 HDR-07 an unknown address shows Page Not Found, and visitors see no navigation", async ({ page }) => {
  for (const address of [unknown, "/settings/deep/down?with=query#and-hash"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", heading), address).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Account menu/ })).toHaveCount(0);
});

test("RTE-23 NTF-03 a signed-in user sees Page Not Found, and Go Back returns to the previous page", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.calendar);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(unknown);
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(paths.calendar);
  await expect(page.getByRole("heading", heading)).toHaveCount(0);
  await page.goForward();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("Go Back leaves Page Not Found even without a previous page", async ({ context, baseURL }) => {
  const page = await context.newPage();
  // Replaces the blank page, so that the address is the first entry of the history.
  await page.evaluate((address) => location.replace(address), `${baseURL}${unknown}`);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", heading)).toHaveCount(0);
});
