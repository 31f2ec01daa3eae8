import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect, within } from "../../.storybook/in-language.ts";
import { MonetizationScreen } from "../../apps/web/src/features/monetization/monetization.screen.tsx";
import { sampleMonetization } from "../../apps/web/src/features/monetization/monetization-sample.ts";
import { expectInert, itemsOf, textsOf } from "./sample-data.ts";

const now = new Date(2026, 10, 21, 10);

function WithSample() {
  const { t } = useTranslation("monetization");
  return <MonetizationScreen sample={sampleMonetization(now, t)} />;
}

const meta = {
  title: "Screens/Monetization",
  parameters: { design: "monetization" },
  component: WithSample,
} satisfies Meta<typeof WithSample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the tab at an index, in any language. */
const openTab =
  (index: number): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    const tab = canvas.getAllByRole("tab")[index];
    if (tab) await userEvent.click(tab);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  };

export const Revenue: Story = {
  name: "MON-01 MON-02 MON-03 shows the totals, the revenue sources and the monthly growth",
  play: async ({ canvas }) => {
    await expect(textsOf(itemsOf(canvas, "list", "Totals"))).toEqual([
      "Total revenue$24,860",
      "Monthly revenue$3,240",
      "Active partnerships4",
      "Conversion rate3.4%",
    ]);
    await expect(textsOf(canvas.getAllByRole("tab"))).toEqual([
      "Revenue Overview",
      "Affiliate Marketing",
      "Brand Partnerships",
      "Digital Products",
    ]);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Revenue Overview");
    await expect(textsOf(itemsOf(canvas, "region", "Revenue sources"))).toEqual([
      expect.stringMatching(/Sponsored posts.*\$1,458.*45% of the total.*\+22%/),
      expect.stringMatching(/Affiliate links.*\$810.*25% of the total.*\+15%/),
      expect.stringMatching(/Video ads.*\$648.*20% of the total.*−4%/),
      expect.stringMatching(/E-books and courses.*\$324.*10% of the total.*\+31%/),
    ]);
    await expect(canvas.getByRole("region", { name: "Monthly growth" })).toHaveTextContent("+18%");
    await expect(textsOf(itemsOf(canvas, "region", "Monthly growth"))).toEqual([
      ...["Jun", "Jul", "Aug", "Sep", "Oct"].map((month) => expect.stringContaining(month)),
      "Nov$3.2K",
    ]);
  },
};
export const RevenueOnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const RevenueInFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const Affiliate: Story = {
  tags: ["behavior"],
  name: "MON-04 lists top products and recommended categories; Add Product does nothing",
  play: async (context) => {
    await openTab(1)(context);
    const { canvas, userEvent } = context;
    const table = within(canvas.getByRole("table", { name: "Top products" }));
    await expect(textsOf(table.getAllByRole("columnheader"))).toEqual([
      "Product",
      "Category",
      "Commission",
      "Clicks",
      "Sales",
      "Revenue",
    ]);
    await expect(table.getAllByRole("row")).toHaveLength(5);
    await expect(table.getAllByRole("row")[1]).toHaveTextContent(
      /Cast-iron pan, 28 cm.*Cookware.*12%.*1,840.*74.*\$412/,
    );
    await expect(textsOf(itemsOf(canvas, "list", "Recommended categories"))).toEqual([
      "Cookware",
      "Groceries",
      "Storage",
      "Cookbooks",
      "Small appliances",
    ]);
    await expect(canvas.getByRole("button", { name: "Add Product" })).toBeVisible();
    await expectInert(canvas, userEvent.click, 1);
  },
};
export const AffiliateOnAPhone: Story = { play: openTab(1), globals: { viewport: { value: "phone" } } };
export const Brands: Story = {
  tags: ["behavior"],
  name: "MON-05 lists brand partnerships; Apply Now does nothing",
  play: async (context) => {
    await openTab(2)(context);
    const { canvas, userEvent } = context;
    await expect(textsOf(itemsOf(canvas, "list", "Brand Partnerships"))).toEqual([
      expect.stringMatching(/Greenfork.*Open.*quick dinners.*Groceries.*25,000.*\$650.*Apply Now/),
      expect.stringMatching(/Copperleaf.*New.*Cookware.*40,000.*\$900.*Apply Now/),
      expect.stringMatching(/Lumen Home.*Closing soon.*Home.*10,000.*\$320.*Apply Now/),
    ]);
    await expectInert(canvas, userEvent.click, 3);
  },
};
export const BrandsInSpanish: Story = { play: openTab(2), globals: { locale: "es" } };
export const Digital: Story = {
  tags: ["behavior"],
  name: "MON-06 lists e-books, courses and templates; no button does anything",
  play: async (context) => {
    await openTab(3)(context);
    const { canvas, userEvent } = context;
    await expect(textsOf(itemsOf(canvas, "list", "Digital Products"))).toEqual([
      expect.stringMatching(/E-books.*Get Started/),
      expect.stringMatching(/Online courses.*Get Started/),
      expect.stringMatching(/Templates.*Get Started/),
    ]);
    await expect(canvas.getByRole("button", { name: "Create Product" })).toBeVisible();
    await expectInert(canvas, userEvent.click, 4);
  },
};
export const DigitalOnAPhone: Story = { play: openTab(3), globals: { viewport: { value: "phone" } } };
