import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import { expect, fn } from "storybook/test";
import { Plans, type PlansView } from "../../apps/web/src/features/payment/plans.section.tsx";
import { SubscriptionSection } from "../../apps/web/src/features/payment/subscription.section.tsx";
import type { SubscriptionView } from "../../apps/web/src/features/payment/subscription-view.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const onUpdateCard = fn();
const onChoose = fn();
const onRetry = fn();

/** Props of the subscription section. */
interface Args {
  subscription: SubscriptionView;
  plans: PlansView;
}

const active: SubscriptionView = {
  is: "active",
  plan: "Monthly",
  price: { amount: "$12", per: "month" },
  isInTrial: false,
  trialEndsAt: new Date("2026-11-09T12:00:00.000Z"),
};
const ready: PlansView = { is: "ready", plans: planSamples, currentPlanId: "plan_monthly", onChoose };

/** The subscription, its card and the available plans. */
const meta = {
  title: "Screens/Settings/Payment",
  args: { subscription: active, plans: ready },
  render: ({ subscription, plans }) => (
    <SubscriptionSection view={subscription} now={now} onUpdateCard={onUpdateCard}>
      <Plans view={plans} titleLevel={3} />
    </SubscriptionSection>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: "SET-15 SET-29 marks the current plan, whose button is disabled",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("$12 per month")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Update Card" }));
    await expect(onUpdateCard).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Choose Yearly" }));
    await expect(onChoose).toHaveBeenCalledWith("plan_yearly");
    await expect(canvas.getByText("Current plan")).toBeVisible();
    const current = canvas.getByRole("button", { name: "Choose Monthly" });
    await expect(current).toBeDisabled();
    current.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onChoose).not.toHaveBeenCalledWith("plan_monthly");
  },
};
export const InFreeTrial: Story = {
  args: { subscription: { ...active, isInTrial: true, trialEndsAt: new Date("2026-11-24T12:00:00.000Z") } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your free trial is active until November 24, 2026. 2 days left.")).toBeVisible();
  },
};
export const WithoutTrial: Story = {
  args: {
    subscription: { ...active, plan: "Weekly", price: { amount: "$4", per: "week" }, trialEndsAt: undefined },
    plans: { ...ready, currentPlanId: "plan_weekly" },
  },
};
export const Yearly: Story = {
  args: {
    subscription: { ...active, plan: "Yearly", price: { amount: "$96", per: "year" } },
    plans: { ...ready, currentPlanId: "plan_yearly" },
  },
};
export const Ended: Story = {
  args: { subscription: { ...active, is: "ended" }, plans: { ...ready, currentPlanId: null } },
};
export const NoSubscription: Story = {
  args: {
    subscription: { is: "absent", plan: undefined, price: undefined, isInTrial: false, trialEndsAt: undefined },
    plans: { ...ready, currentPlanId: null },
  },
};
export const LoadingPlans: Story = {
  name: "SET-19 shows three skeletons while the plans load",
  args: { plans: { is: "loading" } },
  play: async ({ canvas }) => {
    const loading = canvas.getAllByRole("status").find(({ textContent }) => textContent.includes("Loading plans"));
    await expect(loading?.querySelectorAll(":scope > div > *")).toHaveLength(3);
  },
};
export const PlansFailed: Story = {
  name: "SET-20 explains that the plans failed to load and offers Retry",
  args: { plans: { is: "failed", reason: "Something went wrong on our side. Try again in a moment.", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load plans");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const NoPlans: Story = {
  name: "SET-21 says that no plans are available",
  args: { plans: { is: "empty", onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No plans available")).toBeVisible();
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const Pseudo: Story = { tags: ["!test"], globals: { locale: "en-XA" } };
