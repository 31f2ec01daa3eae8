import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { paths } from "../../apps/web/src/paths.ts";
import { mockReply, settle } from "./api-calls.ts";
import { signIn } from "./auth-forms.ts";
import { expect, signInAs, test } from "./fixtures.ts";

/** Adds a device to the page’s browser that stores passkeys and confirms the user at once. */
async function addDevice(page: Page): Promise<void> {
  // Otherwise, the device would accept the passkey offer of the email field before the button can be clicked.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto(paths.signOut);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
}

const card = (page: Page) => page.getByRole("region", { name: "Sign-in security" });

// Browsers bind passkeys to a domain, so an IP address is not enough.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "localhost")) });

test("a passkey is added in the settings, signs in without a password, and confirms the user’s identity", async ({
  page,
  user,
}) => {
  await addDevice(page);
  await signInAs(page, user);
  await page.goto(paths.settings);
  await card(page).getByRole("button", { name: "Add a passkey" }).click();
  await expect(card(page).getByRole("list", { name: "Your passkeys" }).getByRole("listitem")).toHaveCount(1);
  await expect(card(page).getByRole("group", { name: "Save these recovery codes now" })).toBeFocused();
  await card(page).getByRole("button", { name: "I’ve saved them" }).click();

  await signOut(page);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await expect(page).toHaveURL(paths.dashboard);

  await page.goto(paths.settings);
  const restore = await mockReply(page, "DELETE /jwt/passkeys", 403, { code: "proofRequired" });
  await card(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const proof = page
    .getByRole("dialog", { name: "Confirm that it’s you" })
    .getByRole("button", { name: "Use a passkey" });
  await expect(proof).toBeVisible();
  await restore();
  await proof.click();
  await expect(card(page).getByRole("listitem")).toHaveCount(0);
});

test("the sign-in page requests passkey options only in a browser that has used a passkey", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("passkey")) asked.push(request.url());
  });
  await page.goto(paths.signIn);
  await expect(page.getByRole("button", { name: "Continue with a passkey" })).toBeVisible();
  await settle(page);
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.setItem("usesPasskeys", "true"));
  await page.reload();
  await expect.poll(() => asked.some((url) => url.includes("/api/v1/"))).toBe(true);
});

test("unused codes from an authenticator app and recovery codes complete a sign-in", async ({ page, user }) => {
  await signInAs(page, user);
  await page.goto(paths.settings);
  await card(page).getByRole("button", { name: "Set up" }).click();
  const secret = (await card(page).locator("code").innerText()).replaceAll(" ", "");
  const codeIn = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  const usedCode = codeIn(0);
  await card(page).getByLabel("6-digit code").fill(usedCode);
  await card(page).getByRole("button", { name: "Turn on" }).click();
  const codes = card(page).getByRole("group", { name: "Save these recovery codes now" });
  const recoveryCode = await codes.locator("code").first().innerText();

  await signOut(page);
  await signIn(page, user.email, user.password);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("6-digit code")).toBeFocused();
  await page.keyboard.type(usedCode);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("6-digit code")).toHaveAccessibleDescription(/has already been used/);
  await page.keyboard.type(codeIn(1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.dashboard);

  await signOut(page);
  await signIn(page, user.email, user.password);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.dashboard);
});
