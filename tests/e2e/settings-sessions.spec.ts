import type { Browser, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { uniqueAddress, type User } from "./users.ts";
import { signIn, storedToken } from "./auth-forms.ts";
import { mockReply } from "./api-calls.ts";

const devices = (page: Page) => page.getByRole("region", { name: "Where you’re signed in" });
const rows = (page: Page) => devices(page).getByRole("listitem");

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** Signs the user in on another device. */
async function signInElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  { email, password }: User,
): Promise<Page> {
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    userAgent: firefox,
    locale: "en-US",
    extraHTTPHeaders: uniqueAddress(),
  });
  await signIn(page, email, password);
  await expect(page).toHaveURL(paths.dashboard);
  return page;
}

test("another device is listed, stays when signing it out fails, and is signed out on retry", async ({
  signedInPage,
  user,
  browser,
  baseURL,
}) => {
  const other = await signInElsewhere(browser, baseURL, user);
  await signedInPage.goto(paths.settings);
  await expect(rows(signedInPage)).toHaveCount(2);
  await expect(rows(signedInPage).first()).toContainText("This device");
  await expect(rows(signedInPage).last()).toContainText("Firefox on Linux");
  await expect(rows(signedInPage).last()).toContainText(/Last seen (now|\d+ minutes? ago)/);
  const signOut = devices(signedInPage).getByRole("button", { name: /^Sign out Firefox on Linux/ });
  const restore = await mockReply(signedInPage, "DELETE /jwt/sessions", 503, { error: "Not now." });
  await signOut.click();
  await expectToast(signedInPage, "Not now.");
  await expect(rows(signedInPage)).toHaveCount(2);
  await restore();
  await signOut.click();
  await expect(rows(signedInPage)).toHaveCount(1);
  await expect(signedInPage.getByRole("heading", { level: 1 })).toBeFocused();

  await other.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(other).toHaveURL(paths.signIn);
  expect(await storedToken(other)).toBeNull();
  await other.close();
  expect(await storedToken(signedInPage)).not.toBeNull();
});

test("ending a session from another device signs out every tab of its browser", async ({
  signedInPage,
  user,
  context,
  browser,
  baseURL,
}) => {
  await signedInPage.goto(paths.settings);
  await expect(rows(signedInPage)).toHaveCount(1);
  const tab = await context.newPage();
  await signInAs(tab, user);
  await tab.goto(paths.creation);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();

  const other = await signInElsewhere(browser, baseURL, user);
  await other.goto(paths.settings);
  await devices(other).getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(rows(other)).toHaveCount(1);
  await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Roadmap" }).click();
  await expect(signedInPage).toHaveURL(paths.signIn);
  await expect(tab).toHaveURL(paths.signIn);
  await other.close();
});
