import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import { expect, fn } from "storybook/test";
import { PaymentScreen } from "../../apps/web/src/features/payment/payment.screen.tsx";

const ready = { is: "ready", plans: planSamples, currentPlanId: null, onChoose: fn() } as const;

const meta = {
  title: "Screens/Payment",
  component: PaymentScreen,
  args: { view: ready, hasTrial: true },
} satisfies Meta<typeof PaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose Monthly" }));
    await expect(ready.onChoose).toHaveBeenCalledWith("plan_monthly");
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const OnePlan: Story = { args: { view: { ...ready, plans: planSamples.slice(1, 2) } } };
export const CurrentPlan: Story = {
  args: { view: { ...ready, currentPlanId: "plan_monthly", onChoose: fn() }, hasTrial: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Current plan")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose Monthly" })).toBeDisabled();
  },
};
export const InTheSandbox: Story = {
  args: { isSandbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sandbox: no real money")).toBeVisible();
  },
};
export const TrialUsed: Story = { args: { hasTrial: false } };
export const Loading: Story = {
  name: "PAY-01 says that the plans are loading",
  args: { view: { is: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading plans")).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { view: { is: "failed", reason: "Something went wrong on our side. Try again in a moment.", onRetry: fn() } },
};
export const Empty: Story = {
  name: "PAY-04 says that no plans are available",
  args: { view: { is: "empty", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No plans available")).toBeVisible();
  },
};
