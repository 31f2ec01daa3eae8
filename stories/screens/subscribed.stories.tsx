import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "../../.storybook/in-language.ts";
import { SubscribedScreen } from "../../apps/web/src/features/payment/subscribed.screen.tsx";

/** The page that a subscriber sees at /payment. */
const meta = {
  title: "Screens/Subscribed",
  parameters: { design: "payment" },
  component: SubscribedScreen,
  args: {
    view: {
      is: "active",
      plan: "Monthly",
      price: { amount: "$12", per: "month" },
      isInTrial: true,
      trialEndsAt: new Date("2026-11-25T12:00:00.000Z"),
      trialDaysLeft: 3,
      nextCharge: { amount: 12, at: new Date("2026-11-25T12:00:00.000Z") },
    },
  },
} satisfies Meta<typeof SubscribedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InFreeTrial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$12 on November 25, 2026")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
      "href",
      "/settings#subscription",
    );
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const InTheSandbox: Story = { args: { isSandbox: true } };
export const WithoutDetails: Story = {
  args: {
    view: {
      is: "active",
      plan: undefined,
      price: undefined,
      isInTrial: false,
      trialEndsAt: undefined,
      trialDaysLeft: 0,
    },
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
