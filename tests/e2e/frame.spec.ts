import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./people.ts";
import { storedToken } from "./typing.ts";

test.describe("the frame of a subscriber", () => {
  test("HDR-02 finds four places in the header", async ({ seated }) => {
    await seated.goto(paths.settings);
    const places = seated.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(places).toHaveText(["Dashboard", "Roadmap", "Creation", "Analytics"]);
  });

  test("HDR-03 gets there by them", async ({ seated }) => {
    await seated.goto(paths.settings);
    const targets = { Roadmap: paths.roadmap, Creation: paths.creation, Analytics: paths.analytics, Dashboard: "/" };
    for (const [name, address] of Object.entries(targets)) {
      await seated.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
      await expect(seated).toHaveURL(address);
    }
  });

  test("HDR-01 gets to the dashboard by the logo", async ({ seated }) => {
    await seated.goto(paths.settings);
    await seated
      .getByRole("banner")
      .getByRole("link", { name: /Trellis/ })
      .click();
    await expect(seated).toHaveURL(paths.dashboard);
  });

  test("HDR-04 reads their name in the avatar menu", async ({ seated, person }) => {
    await seated.goto(paths.creation);
    await seated.getByRole("button", { name: `Account menu of ${person.fullname}` }).click();
    await expect(seated.getByRole("menu").getByText(person.fullname)).toBeVisible();
  });

  test("HDR-05 gets to the settings by the avatar menu", async ({ seated }) => {
    await seated.goto(paths.creation);
    await seated.getByRole("button", { name: /Account menu/ }).click();
    await seated.getByRole("menuitem", { name: "Settings" }).click();
    await expect(seated).toHaveURL(paths.settings);
  });

  test("HDR-06 logs out by the avatar menu, in every tab", async ({ seated, context }) => {
    const other = await context.newPage();
    await seated.goto(paths.settings);
    await seated.goto(paths.creation);
    await other.goto(paths.settings);
    await expect(other.getByRole("heading", { name: "Settings" })).toBeVisible();
    const ended = seated.waitForRequest("**/jwt/logout");
    await seated.getByRole("button", { name: /Account menu/ }).click();
    await seated.getByRole("menuitem", { name: "Logout" }).click();
    await expect(seated).toHaveURL(paths.signIn);
    await ended;
    await expect(other).toHaveURL(paths.signIn);
    expect(await storedToken(seated)).toBeNull();
    // Whoever sits down next can't step back into it.
    await seated.goBack();
    await expect(seated).toHaveURL(paths.signIn);
  });

  const sidebar = {
    Overview: paths.dashboard,
    "Personalized Roadmap": paths.roadmap,
    "Content Creation": paths.creation,
    Analytics: paths.analytics,
    "Update Preferences": paths.preferences,
    Settings: paths.settings,
  };

  test("SDB-01 finds six places in the sidebar, in this order", async ({ seated }) => {
    await seated.goto(paths.settings);
    const places = seated.getByRole("navigation", { name: "Sections" }).getByRole("link");
    await expect(places).toHaveText(Object.keys(sidebar));
  });

  test("SDB-02 gets there by them", async ({ seated }) => {
    await seated.goto(paths.settings);
    for (const [name, address] of Object.entries(sidebar)) {
      await seated.getByRole("navigation", { name: "Sections" }).getByRole("link", { name, exact: true }).click();
      await expect(seated).toHaveURL(address);
    }
  });

  test("SDB-03 sees that the assistant is online", async ({ seated }) => {
    await seated.goto(paths.settings);
    await expect(seated.getByRole("region", { name: "AI assistant" }).getByText("Online")).toBeVisible();
  });

  test("SDB-04 opens and closes the sidebar at 767 pixels", async ({ seated }) => {
    await seated.setViewportSize({ width: 767, height: 900 });
    await seated.goto(paths.settings);
    const places = seated.getByRole("navigation", { name: "Sections" });
    await expect(places).toHaveCount(0);
    await seated.getByRole("button", { name: "Open the menu" }).click();
    await expect(places).toBeVisible();
    await seated.getByRole("button", { name: "Close the menu" }).click();
    await expect(places).toHaveCount(0);
  });

  test("SDB-05 always sees the sidebar at 768 pixels", async ({ seated }) => {
    await seated.setViewportSize({ width: 768, height: 900 });
    await seated.goto(paths.settings);
    await expect(seated.getByRole("navigation", { name: "Sections" })).toBeVisible();
    await expect(seated.getByRole("button", { name: "Open the menu" })).toHaveCount(0);
  });

  test("SDB-06 reaches the three hubs by address, but neither list leads there", async ({ seated }) => {
    for (const address of [paths.calendar, paths.engagement, paths.monetization]) {
      await seated.goto(address);
      await expect(seated.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(seated).toHaveURL(address);
      await expect(seated.locator(`nav a[href="${address}"]`)).toHaveCount(0);
    }
  });

  test("tells screen readers which place is open", async ({ seated }) => {
    await seated.goto(paths.creation);
    const open = seated.locator("nav:visible a[aria-current=page]");
    await expect(open).toHaveText(["Creation", "Content Creation"]);
  });

  test("lets the keyboard skip the frame", async ({ seated }) => {
    await seated.goto(paths.settings);
    await expect(seated.getByRole("heading", { name: "Settings" })).toBeVisible();
    await seated.keyboard.press("Tab");
    await expect(seated.getByText("Skip to the page")).toBeFocused();
    await seated.keyboard.press("Enter");
    await expect(seated.getByRole("main")).toBeFocused();
  });
});

test.describe("the frame of someone without a subscription", () => {
  test.use({ stage: "unsubscribed" });

  test("has the way out and no navigation", async ({ seated }) => {
    await seated.goto(paths.payment);
    await expect(seated.getByRole("navigation")).toHaveCount(0);
    await seated.getByRole("button", { name: /Account menu/ }).click();
    await seated.getByRole("menuitem", { name: "Logout" }).click();
    await expect(seated).toHaveURL(paths.signIn);
  });
});

test("HDR-07 is without navigation and account menu for a visitor", async ({ page }) => {
  await page.goto("/no-such-path");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Account menu/ })).toHaveCount(0);
});
