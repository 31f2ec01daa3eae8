import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";

const unknown = "/no-such-path";
const heading = { name: "Page Not Found" };

test("NTF-01 HDR-07 an unknown address shows Page Not Found, and visitors see no navigation", async ({ page }) => {
  for (const address of [unknown, "/settings/deep/down", "/no/such/path?with=query#and-hash"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", heading), address).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Account menu/ })).toHaveCount(0);
});

for (const stage of ["unsubscribed", "subscribed"] as const) {
  test.describe(stage, () => {
    test.use({ stage });

    test(`RTE-23 NTF-03 Page Not Found is shown to ${stage} users, and Go Back returns to the previous page`, async ({
      signedInPage: page,
    }) => {
      const before = stage === "subscribed" ? paths.calendar : paths.payment;
      await page.goto(before);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(unknown);
      await expect(page.getByRole("heading", heading)).toBeVisible();
      await page.getByRole("button", { name: "Go Back" }).click();
      await expect(page).toHaveURL(before);
      await expect(page.getByRole("heading", heading)).toHaveCount(0);
    });
  });
}

test("Go Back leaves Page Not Found even without a previous page", async ({ context, baseURL }) => {
  const page = await context.newPage();
  // Replaces the blank page, so that the address is the first entry of the history.
  await page.evaluate((address) => location.replace(address), `${baseURL}${unknown}`);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", heading)).toHaveCount(0);
});

test("logging out at an unknown address opens the sign-in page", async ({ signedInPage: page }) => {
  await page.goto(unknown);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(paths.signIn);
});
