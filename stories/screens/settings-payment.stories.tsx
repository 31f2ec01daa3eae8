import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Invoice } from "@trellis/contract/invoices";
import { planSamples } from "@trellis/contract/samples";
import { fn } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { Plans, type PlansView } from "../../apps/web/src/features/payment/plans.section.tsx";
import { Receipts } from "../../apps/web/src/features/payment/receipts.section.tsx";
import type { ReceiptsView } from "../../apps/web/src/features/payment/receipts-view.ts";
import type { BillingDetailsView } from "../../apps/web/src/features/payment/subscription-facts.section.tsx";
import { SubscriptionSection } from "../../apps/web/src/features/payment/subscription.section.tsx";
import type { SubscriptionView } from "../../apps/web/src/features/payment/subscription-view.ts";

const onUpdateCard = fn();
const onChoose = fn();
const onRetry = fn();
const onCancel = fn();
const onResume = fn();
const onMore = fn();

/** The views of the parts of the subscription section. */
interface Args {
  subscription: SubscriptionView;
  plans: PlansView;
  details: BillingDetailsView;
  receipts?: ReceiptsView;
}

const active: SubscriptionView = {
  is: "active",
  plan: "Monthly",
  price: { amount: "$12", per: "month" },
  isInTrial: false,
  trialDaysLeft: 0,
  trialEndsAt: new Date("2026-11-09T12:00:00.000Z"),
};
const details: BillingDetailsView = {
  is: "ready",
  card: { brand: "visa", last4: "4242", expMonth: 4, expYear: 2034 },
};
const receipt = (number: number, status: string, amount = 12): Invoice => ({
  id: `in_${number}`,
  number: `TR-000${number}`,
  createdAt: `2026-${String(12 - number).padStart(2, "0")}-09T12:00:00.000Z`,
  amount,
  planName: "Monthly",
  status,
  url: status === "draft" ? null : `https://receipts.example/${number}`,
});
const receipts: ReceiptsView = {
  is: "ready",
  receipts: [receipt(1, "open"), receipt(2, "paid", 7.42), receipt(3, "void"), receipt(4, "draft")],
};
const next = { amount: 12, at: new Date("2026-12-09T12:00:00.000Z") };
const ready: PlansView = { is: "ready", plans: planSamples, currentPlanId: "plan_monthly", onChoose };

/** The subscription, its card and the available plans. */
const meta = {
  title: "Screens/Settings/Payment",
  parameters: { design: "settings", states: (): object => [meta, states] },
  args: { subscription: active, plans: ready, details: { is: "absent" } },
  render: ({ subscription, plans, details: shown, receipts: listed }) => (
    <SubscriptionSection
      view={subscription}
      details={shown}
      onUpdateCard={onUpdateCard}
      onCancel={shown.is === "ready" && subscription.is !== "canceling" ? onCancel : undefined}
      onResume={subscription.is === "canceling" ? onResume : undefined}
    >
      <Plans view={plans} titleLevel={3} />
      {listed && <Receipts view={listed} email="ana@example.com" />}
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
  args: {
    subscription: { ...active, isInTrial: true, trialDaysLeft: 2, trialEndsAt: new Date("2026-11-24T12:00:00.000Z") },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your free trial is active until November 24, 2026. 2 days left.")).toBeVisible();
  },
};
export const WithPayments: Story = {
  args: { subscription: { ...active, nextCharge: { ...next, amount: 9.5, credit: 2.5 } }, details, receipts },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("$9.50 on December 9, 2026, after $2.50 of credit")).toBeVisible();
    await expect(canvas.getByText("Visa ending in 4242 · expires 04/34")).toBeVisible();
    const rows = within(canvas.getByRole("region", { name: "Receipts" })).getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent.replace(/View.*/, ""))).toEqual([
      "November 9, 2026Monthly$12.00Unpaid",
      "October 9, 2026Monthly$7.42Paid",
      "September 9, 2026Monthly$12.00Canceled",
      "August 9, 2026Monthly$12.00Pending",
    ]);
    // The amounts are in one column, also without a link after them.
    const ends = rows.map(({ children: [, amount] }) => amount?.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
    const link = canvas.getByRole("link", { name: "View receipt TR-0002 (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel subscription" }));
    await expect(onCancel).toHaveBeenCalled();
  },
};
export const MoreReceipts: Story = {
  args: { details, receipts: { ...receipts, onMore } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};
export const MoreReceiptsFailed: Story = {
  args: { details, receipts: { ...receipts, onMore, failure: "Check your connection and try again." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Check your connection and try again.");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const PastDue: Story = {
  args: {
    subscription: { ...active, is: "pastDue", nextTryAt: new Date("2026-11-25T12:00:00.000Z") },
    details,
    receipts,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We’ll try your card again on November 25, 2026.");
    await expect(canvas.getByText("Past due")).toBeVisible();
  },
};
export const Canceled: Story = {
  args: { subscription: { ...active, is: "canceling", endsAt: next.at }, details, receipts },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("You keep access until December 9, 2026.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Resume subscription" }));
    await expect(onResume).toHaveBeenCalled();
  },
};
export const LoadingPayments: Story = { args: { details: { is: "loading" }, receipts: { is: "loading" } } };
export const PaymentsFailed: Story = {
  args: {
    details: { is: "failed", reason: "Something went wrong on our side.", onRetry },
    receipts: { is: "failed", reason: "Something went wrong on our side.", onRetry },
  },
};
export const NoCardAndNoReceipts: Story = {
  args: { details: { is: "ready", card: null }, receipts: { is: "ready", receipts: [] } },
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
    subscription: {
      is: "absent",
      plan: undefined,
      price: undefined,
      isInTrial: false,
      trialEndsAt: undefined,
      trialDaysLeft: 0,
    },
    plans: { ...ready, currentPlanId: null },
  },
};
export const LoadingPlans: Story = {
  name: "SET-19 shows three skeletons while the plans load",
  args: { plans: { is: "loading" } },
  play: async ({ canvas }) => {
    const loading = canvas.getByText("Loading plans").closest("[role=status]");
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
export const OnAPhone: Story = {
  args: { subscription: { ...active, nextCharge: next }, details, receipts },
  tags: ["!test"],
  globals: { viewport: { value: "phone" } },
};
export const InSpanish: Story = {
  args: { subscription: { ...active, nextCharge: next }, details, receipts },
  tags: ["!test"],
  globals: { locale: "es" },
};
export const InFrench: Story = {
  args: { subscription: { ...active, nextCharge: next }, details, receipts },
  tags: ["!test"],
  globals: { locale: "fr" },
};
export const Pseudo: Story = {
  args: { subscription: { ...active, nextCharge: next }, details, receipts },
  tags: ["!test"],
  globals: { locale: "en-XA" },
};

/** A story for each member of the views. */
const states = {
  subscription: {
    active: Active,
    pastDue: PastDue,
    canceling: Canceled,
    ended: Ended,
    absent: NoSubscription,
  } satisfies StoryOfEach<SubscriptionView>,
  plans: { loading: LoadingPlans, failed: PlansFailed, empty: NoPlans, ready: Active } satisfies StoryOfEach<PlansView>,
  details: {
    loading: LoadingPayments,
    absent: Active,
    failed: PaymentsFailed,
    ready: WithPayments,
  } satisfies StoryOfEach<BillingDetailsView>,
  receipts: {
    loading: LoadingPayments,
    failed: PaymentsFailed,
    ready: WithPayments,
  } satisfies StoryOfEach<ReceiptsView>,
};
