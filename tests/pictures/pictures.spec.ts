import { createUser, type User } from "../e2e/users.ts";
import { signInAs, test } from "../e2e/fixtures.ts";
import { settle } from "../e2e/api-calls.ts";
import { pictureCases } from "./screens.ts";

const providers = ["mail", "studio", "home", "post", "letters", "inbox", "kitchen", "garden"];
let count = 0;

/** Returns a realistic email address that no other picture has, and that is the same in each run. */
const nextEmail = (): string => {
  count += 1;
  return `ana.torres${1970 + (count % 28)}@${providers[Math.floor(count / 28)]}.example`;
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;

for (const size of sizes) {
  test.describe(`${size.width} pixels`, () => {
    test.use({ viewport: size, hasTouch: size.width === 375, serviceWorkers: "block" });
    for (const theme of ["light", "dark"] as const) {
      for (const { name, stage, isConnected = false, isSignedOut, open } of pictureCases) {
        const email = nextEmail();
        test(`${name} in ${theme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          let user: User = { fullname: "", email: "", password: "", token: "" };
          if (stage) {
            user = await createUser(stage, { isConnected, email });
            if (!isSignedOut) await signInAs(page, user);
          }
          await open(page, user);
          await page.waitForLoadState("networkidle");
          // The assistant’s button is loaded once the screen can be used.
          if (stage === "subscribed" && !isSignedOut)
            await page.locator("button[data-placement]").first().waitFor({ state: "attached", timeout: 20_000 });
          await settle(page);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await page.screenshot({
            path: `dist/pictures/after/${name}-${size.width}-${theme}.jpg`,
            type: "jpeg",
            quality: 80,
            animations: "disabled",
          });
        });
      }
    }
  });
}
