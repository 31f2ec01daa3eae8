import { paths } from "../../apps/web/src/paths.ts";
import { storedToken } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";

const headerLinks = {
  Roadmap: paths.roadmap,
  Creation: paths.creation,
  Analytics: paths.analytics,
  Dashboard: paths.dashboard,
};
const sidebarLinks = {
  Overview: paths.dashboard,
  "Personalized Roadmap": paths.roadmap,
  "Content Creation": paths.creation,
  Analytics: paths.analytics,
  "Update Preferences": paths.preferences,
  Settings: paths.settings,
};

test("HDR-01 HDR-03 HDR-05 SDB-02 SDB-04 SDB-05 header, sidebar, account menu and skip link lead to their targets", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.settings);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await test.step("the skip link moves focus past the navigation", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByText("Skip to content")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("the sidebar collapses at 767 px and is always shown at 768 px", async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    const sidebar = page.getByRole("navigation", { name: "Sections" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sidebar).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(sidebar).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(sidebar).toBeVisible();
    await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [navigation, links] of [
    ["Main", headerLinks],
    ["Sections", sidebarLinks],
  ] as const) {
    for (const [name, address] of Object.entries(links)) {
      const link = page.getByRole("navigation", { name: navigation }).getByRole("link", { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(link).toHaveAttribute("aria-current", "page");
    }
  }
  await page.getByRole("banner").getByRole("link", { name: "Trellis home" }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(paths.settings);
});

test("HDR-06 logging out ends the session in every tab, and Back does not return to it", async ({
  signedInPage: page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(paths.settings);
  await page.goto(paths.creation);
  await other.goto(paths.settings);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  const ended = page.waitForRequest("**/jwt/logout");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(paths.signIn);
  await ended;
  await expect(other).toHaveURL(paths.signIn);
  expect(await storedToken(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(paths.signIn);
});
