import { paths } from "../../apps/web/src/paths.ts";
import { mailedCode } from "./outbox.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { askForCode, choosePassword, codeField, codePath, enterCode, proveEmail } from "./password-reset.ts";
import { expectToast } from "./screens.ts";
import { emailField, newEmail, signIn, storedToken } from "./auth-forms.ts";

const newPassword = "Moonflower-88";

test("RST-11 resetting the password with the emailed code ends every session, and only the new password works", async ({
  page,
  user,
  browser,
  baseURL,
}) => {
  const otherContext = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-US" });
  const device = await otherContext.newPage();
  await signInAs(device, user);
  await device.goto(paths.roadmap);
  await expect(device.getByRole("tabpanel")).toBeVisible();

  await page.goto(paths.signIn);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // A click before the scripts run loads a new document, in which nothing is focused.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await emailField(page).fill(user.email);
  await emailField(page).press("Enter");
  await expect(page).toHaveURL(codePath(user.email));
  await enterCode(page, await mailedCode(user.email));
  await expect(page).toHaveURL(paths.newPassword);
  await choosePassword(page, newPassword);
  await expect(page).toHaveURL(paths.passwordChanged);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  await expect(page).toHaveURL(paths.signIn);
  await signIn(page, user.email, user.password);
  await expectToast(page, /./);
  expect(await storedToken(page)).toBeNull();
  await signIn(page, user.email, newPassword);
  await expect(page).toHaveURL(paths.dashboard);

  await device.reload();
  await expect(device).toHaveURL(paths.signIn);
  await otherContext.close();
});

test("Back and Forward move through the steps of the reset without losing progress", async ({ page, user }) => {
  await proveEmail(page, user.email);
  await page.goBack();
  await expect(page).toHaveURL(codePath(user.email));
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.forgotPassword);
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await expect(emailField(page)).toHaveValue(user.email);
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expect(codeField(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(paths.newPassword);
  await choosePassword(page, newPassword);
  await expect(page).toHaveURL(paths.passwordChanged);
});

test("going back just as a code is accepted shows the screen in the URL", async ({ page, user }) => {
  await askForCode(page, user.email);
  // Goes back before React can render the URL that the flow has just pushed, as can happen on a busy machine.
  await page.evaluate((target) => {
    const push = history.pushState.bind(history);
    history.pushState = (state, unused, url) => {
      const [before, address] = [history.state as unknown, location.href];
      push(state, unused, url);
      if (String(url) !== target) return;
      queueMicrotask(() => {
        history.replaceState(before, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: before }));
        document.documentElement.dataset["wentBack"] = "yes";
      });
    };
  }, paths.newPassword);
  await enterCode(page, await mailedCode(user.email));
  // Wait until the page has gone back; by then, the flow has moved to the next screen.
  await page.waitForFunction(() => document.documentElement.dataset["wentBack"] === "yes");
  await expect(page).toHaveURL(codePath(user.email));
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
});

test("a reload keeps the screen but requires a new code on the new-password screen", async ({ page, user }) => {
  await askForCode(page, user.email);
  await page.reload();
  await expect(page.getByText(user.email)).toBeVisible();
  await enterCode(page, await mailedCode(user.email));
  await expect(page).toHaveURL(paths.newPassword);
  await page.reload();
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByText("Request a code first")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(codePath(user.email));
  await expect(page.getByText(user.email)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByText("Request a code first")).toBeVisible();
});

test("after going back, the code screen shows the email in its URL", async ({ page }) => {
  const [first, second] = [newEmail(), newEmail()];
  await askForCode(page, first);
  await page.getByRole("link", { name: "Use another email" }).click();
  await emailField(page).fill(second);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL(codePath(second));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(codePath(first));
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByText(second)).toHaveCount(0);
});
