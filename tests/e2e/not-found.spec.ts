import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";

const nowhere = "/no-such-path";
const heading = { name: "Page Not Found" };

test("NTF-01 says Page Not Found at an unknown address", async ({ page }) => {
  for (const address of [nowhere, "/settings/deep/down", "/no/such/path?with=query#and-hash"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", heading), address).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await expect(page).toHaveTitle(/Page Not Found/);
});

for (const stage of ["unsubscribed", "subscribed"] as const) {
  test.describe(`someone ${stage}`, () => {
    test.use({ stage });
    test("RTE-23 sees not-found at an unknown address", async ({ signedInPage }) => {
      await signedInPage.goto(nowhere);
      await expect(signedInPage.getByRole("heading", heading)).toBeVisible();
      await expect(signedInPage).toHaveURL(nowhere);
    });
  });
}

test("NTF-02 goes to the dashboard", async ({ signedInPage }) => {
  await signedInPage.goto(nowhere);
  await signedInPage.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(signedInPage).toHaveURL(paths.dashboard);
});

test("NTF-03 goes back to the page before", async ({ signedInPage }) => {
  await signedInPage.goto(paths.calendar);
  await expect(signedInPage.getByRole("heading", { name: "Content calendar" })).toBeVisible();
  await signedInPage.goto(nowhere);
  await signedInPage.getByRole("button", { name: "Go Back" }).click();
  await expect(signedInPage).toHaveURL(paths.calendar);
  await expect(signedInPage.getByRole("heading", { name: "Content calendar" })).toBeVisible();
});

test("NTF-04 leads to the settings for support", async ({ signedInPage }) => {
  await signedInPage.goto(nowhere);
  await signedInPage.getByRole("link", { name: "Contact Support" }).click();
  await expect(signedInPage).toHaveURL(paths.settings);
});

test("leads somewhere by Go Back when there is no page before", async ({ context, baseURL }) => {
  const page = await context.newPage();
  // Opened by a script, so that the address is the first entry of the history.
  await page.evaluate((address) => location.replace(address), `${baseURL}${nowhere}`);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", heading)).toHaveCount(0);
});

test("goes to the sign-in page when one logs out at an unknown address", async ({ signedInPage }) => {
  await signedInPage.goto(nowhere);
  await signedInPage.getByRole("button", { name: /Account menu/ }).click();
  await signedInPage.getByRole("menuitem", { name: "Logout" }).click();
  await expect(signedInPage).toHaveURL(paths.signIn);
});
