import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { areInert, visit } from "./demo.ts";
import { expect, test } from "./people.ts";

const tabs = ["Revenue Overview", "Affiliate Marketing", "Brand Partnerships", "Digital Products"] as const;
const panel = (page: Page) => page.getByRole("tabpanel");
const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });

async function choose(page: Page, name: (typeof tabs)[number]) {
  await page.getByRole("tab", { name }).click();
  await expect(panel(page)).toHaveAccessibleName(name);
}

async function open(page: Page, name: (typeof tabs)[number] = "Revenue Overview") {
  await page.goto(paths.monetization);
  await expect(page.getByRole("heading", { level: 1, name: "Monetization hub" })).toBeVisible();
  await choose(page, name);
}

test("MON-01 four cards have revenue, partnerships and conversion", async ({ signedInPage: page }) => {
  await open(page);
  await expect(page.getByRole("list", { name: "Totals" }).getByRole("listitem")).toHaveText([
    "Total revenue$24,860",
    "Monthly revenue$3,240",
    "Active partnerships4",
    "Conversion rate3.4%",
  ]);
});

test("MON-02 four tabs, starting on Revenue Overview", async ({ signedInPage: page }) => {
  await page.goto(paths.monetization);
  await expect(page.getByRole("tab")).toHaveText([...tabs]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Revenue Overview");
  await expect(panel(page)).toContainText("Revenue sources");
});

test("MON-03 the sources have amount, share and growth, beside the growth of the months", async ({
  signedInPage: page,
}) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00Z");
  await open(page);
  await expect(page.getByRole("region", { name: "Revenue sources" }).getByRole("listitem")).toHaveText([
    /Sponsored posts.*\$1,458.*45% of the total.*\+22%/,
    /Affiliate links.*\$810.*25% of the total.*\+15%/,
    /Video ads.*\$648.*20% of the total.*-4%/,
    /E-books and courses.*\$324.*10% of the total.*\+31%/,
  ]);
  const growth = page.getByRole("region", { name: "Monthly growth" });
  await expect(growth).toContainText("+18% more than in the month before");
  await expect(growth.getByRole("listitem")).toHaveText([/Jun/, /Jul/, /Aug/, /Sep/, /Oct/, "Nov$3.2K"]);
});

test("MON-04 affiliate marketing has top products, recommended categories and Add Product", async ({
  signedInPage: page,
}) => {
  await open(page, "Affiliate Marketing");
  const table = page.getByRole("table", { name: "Top products" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Product",
    "Category",
    "Commission",
    "Clicks",
    "Sales",
    "Revenue",
  ]);
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByRole("row").nth(1)).toHaveText(/Cast-iron pan, 28 cm.*Cookware.*12%.*1,840.*74.*\$412/);
  await expect(page.getByRole("list", { name: "Recommended categories" }).getByRole("listitem")).toHaveText([
    "Cookware",
    "Groceries",
    "Storage",
    "Cookbooks",
    "Small appliances",
  ]);
  await expect(button(page, "Add Product")).toBeVisible();
});

test("MON-05 brand partnerships are cards with Apply Now", async ({ signedInPage: page }) => {
  await open(page, "Brand Partnerships");
  const cards = page.getByRole("list", { name: "Brand Partnerships" }).getByRole("listitem");
  await expect(cards).toHaveText([
    /Greenfork.*Open.*quick dinners.*Groceries.*25,000.*\$650.*Apply Now/,
    /Copperleaf.*New.*Cookware.*40,000.*\$900.*Apply Now/,
    /Lumen Home.*Closing soon.*Home.*10,000.*\$320.*Apply Now/,
  ]);
});

test("MON-06 digital products are e-books, online courses and templates", async ({ signedInPage: page }) => {
  await open(page, "Digital Products");
  const cards = page.getByRole("list", { name: "Digital Products" }).getByRole("listitem");
  await expect(cards).toHaveText([/E-books.*Get Started/, /Online courses.*Get Started/, /Templates.*Get Started/]);
  await expect(button(page, "Create Product")).toBeVisible();
});

test("MON-07 no button does anything, and no call is made", async ({ signedInPage: page }) => {
  const sent = await visit(page, "Monetization hub");
  await expect(page.getByRole("note")).toContainText(/Sample data.*The figures.*are made up/);
  await expect(panel(page).getByRole("button")).toHaveCount(0);
  await choose(page, "Affiliate Marketing");
  await areInert(page, panel(page).getByRole("button"), 1);
  await choose(page, "Brand Partnerships");
  await areInert(page, panel(page).getByRole("button"), 3);
  await choose(page, "Digital Products");
  await areInert(page, panel(page).getByRole("button"), 4);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});
