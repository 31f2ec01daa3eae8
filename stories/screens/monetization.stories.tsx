import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect } from "storybook/test";
import { MonetizationScreen } from "../../apps/web/src/features/monetization/monetization.screen.tsx";
import { sampleMonetization } from "../../apps/web/src/features/monetization/monetization-sample.ts";

const now = new Date(2026, 10, 21, 10);

function WithSample() {
  const { t } = useTranslation("monetization");
  return <MonetizationScreen sample={sampleMonetization(now, t)} />;
}

const meta = { title: "Screens/Monetization", component: WithSample } satisfies Meta<typeof WithSample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a tab by its place, whatever it is called in the story's language. */
const openTab =
  (place: number): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    const tab = canvas.getAllByRole("tab")[place];
    if (tab) await userEvent.click(tab);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  };

export const Revenue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$24,860")).toBeVisible();
    await expect(canvas.getByText("+18%")).toBeVisible();
  },
};
export const RevenueOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const RevenueInFrench: Story = { globals: { locale: "fr" } };
export const Affiliate: Story = { play: openTab(1) };
export const AffiliateOnAPhone: Story = { play: openTab(1), globals: { viewport: { value: "phone" } } };
export const Brands: Story = { play: openTab(2) };
export const BrandsInSpanish: Story = { play: openTab(2), globals: { locale: "es" } };
export const Digital: Story = {
  play: async (context) => {
    await openTab(3)(context);
    const { canvas, userEvent } = context;
    const create = canvas.getByRole("button", { name: "Create Product" });
    await expect(create).toHaveAccessibleDescription(/Sample data/);
    const before = canvas.getByRole("tabpanel").innerHTML;
    await userEvent.click(create);
    await expect(canvas.getByRole("tabpanel").innerHTML).toBe(before);
  },
};
export const DigitalOnAPhone: Story = { play: openTab(3), globals: { viewport: { value: "phone" } } };
