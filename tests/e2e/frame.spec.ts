import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { storedToken } from "./auth-forms.ts";

test.describe("the frame of a subscriber", () => {
  test("HDR-02 finds four places in the header", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    const places = signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(places).toHaveText(["Dashboard", "Roadmap", "Creation", "Analytics"]);
  });

  test("HDR-03 gets there by them", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    const targets = { Roadmap: paths.roadmap, Creation: paths.creation, Analytics: paths.analytics, Dashboard: "/" };
    for (const [name, address] of Object.entries(targets)) {
      await signedInPage.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
      await expect(signedInPage).toHaveURL(address);
    }
  });

  test("HDR-01 gets to the dashboard by the logo", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    await signedInPage
      .getByRole("banner")
      .getByRole("link", { name: /Trellis/ })
      .click();
    await expect(signedInPage).toHaveURL(paths.dashboard);
  });

  test("HDR-04 reads their name in the avatar menu", async ({ signedInPage, user }) => {
    await signedInPage.goto(paths.creation);
    await signedInPage.getByRole("button", { name: `Account menu for ${user.fullname}` }).click();
    await expect(signedInPage.getByRole("menu").getByText(user.fullname)).toBeVisible();
  });

  test("HDR-05 gets to the settings by the avatar menu", async ({ signedInPage }) => {
    await signedInPage.goto(paths.creation);
    await signedInPage.getByRole("button", { name: /Account menu/ }).click();
    await signedInPage.getByRole("menuitem", { name: "Settings" }).click();
    await expect(signedInPage).toHaveURL(paths.settings);
  });

  test("HDR-06 logs out by the avatar menu, in every tab", async ({ signedInPage, context }) => {
    const other = await context.newPage();
    await signedInPage.goto(paths.settings);
    await signedInPage.goto(paths.creation);
    await other.goto(paths.settings);
    await expect(other.getByRole("heading", { name: "Settings" })).toBeVisible();
    const ended = signedInPage.waitForRequest("**/jwt/logout");
    await signedInPage.getByRole("button", { name: /Account menu/ }).click();
    await signedInPage.getByRole("menuitem", { name: "Logout" }).click();
    await expect(signedInPage).toHaveURL(paths.signIn);
    await ended;
    await expect(other).toHaveURL(paths.signIn);
    expect(await storedToken(signedInPage)).toBeNull();
    // Whoever sits down next can't step back into it.
    await signedInPage.goBack();
    await expect(signedInPage).toHaveURL(paths.signIn);
  });

  const sidebar = {
    Overview: paths.dashboard,
    "Personalized Roadmap": paths.roadmap,
    "Content Creation": paths.creation,
    Analytics: paths.analytics,
    "Update Preferences": paths.preferences,
    Settings: paths.settings,
  };

  test("SDB-01 finds six places in the sidebar, in this order", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    const places = signedInPage.getByRole("navigation", { name: "Sections" }).getByRole("link");
    await expect(places).toHaveText(Object.keys(sidebar));
  });

  test("SDB-02 gets there by them", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    for (const [name, address] of Object.entries(sidebar)) {
      await signedInPage.getByRole("navigation", { name: "Sections" }).getByRole("link", { name, exact: true }).click();
      await expect(signedInPage).toHaveURL(address);
    }
  });

  test("SDB-03 sees that the assistant is online", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("region", { name: "AI assistant" }).getByText("Online")).toBeVisible();
  });

  test("SDB-04 opens and closes the sidebar at 767 pixels", async ({ signedInPage }) => {
    await signedInPage.setViewportSize({ width: 767, height: 900 });
    await signedInPage.goto(paths.settings);
    const places = signedInPage.getByRole("navigation", { name: "Sections" });
    await expect(places).toHaveCount(0);
    await signedInPage.getByRole("button", { name: "Open menu" }).click();
    await expect(places).toBeVisible();
    await signedInPage.getByRole("button", { name: "Close menu" }).click();
    await expect(places).toHaveCount(0);
  });

  test("SDB-05 always sees the sidebar at 768 pixels", async ({ signedInPage }) => {
    await signedInPage.setViewportSize({ width: 768, height: 900 });
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("navigation", { name: "Sections" })).toBeVisible();
    await expect(signedInPage.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  });

  test("SDB-06 reaches the three hubs by address, but neither list leads there", async ({ signedInPage }) => {
    for (const address of [paths.calendar, paths.engagement, paths.monetization]) {
      await signedInPage.goto(address);
      await expect(signedInPage.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(signedInPage).toHaveURL(address);
      await expect(signedInPage.locator(`nav a[href="${address}"]`)).toHaveCount(0);
    }
  });

  test("tells screen readers which place is open", async ({ signedInPage }) => {
    await signedInPage.goto(paths.creation);
    const open = signedInPage.locator("nav:visible a[aria-current=page]");
    await expect(open).toHaveText(["Creation", "Content Creation"]);
  });

  test("lets the keyboard skip the frame", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
    await signedInPage.keyboard.press("Tab");
    await expect(signedInPage.getByText("Skip to content")).toBeFocused();
    await signedInPage.keyboard.press("Enter");
    await expect(signedInPage.getByRole("main")).toBeFocused();
  });
});

test.describe("the frame of someone without a subscription", () => {
  test.use({ stage: "unsubscribed" });

  test("has the way out and no navigation", async ({ signedInPage }) => {
    await signedInPage.goto(paths.payment);
    await expect(signedInPage.getByRole("navigation")).toHaveCount(0);
    await signedInPage.getByRole("button", { name: /Account menu/ }).click();
    await signedInPage.getByRole("menuitem", { name: "Logout" }).click();
    await expect(signedInPage).toHaveURL(paths.signIn);
  });
});

test("HDR-07 is without navigation and account menu for a visitor", async ({ page }) => {
  await page.goto("/no-such-path");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Account menu/ })).toHaveCount(0);
});
