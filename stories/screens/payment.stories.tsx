import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import { fn } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { PaymentScreen } from "../../apps/web/src/features/payment/payment.screen.tsx";
import type { PlansView } from "../../apps/web/src/features/payment/plans.section.tsx";

const ready = { is: "ready", plans: planSamples, currentPlanId: null, onChoose: fn() } as const;

const meta = {
  title: "Screens/Payment",
  component: PaymentScreen,
  parameters: { design: "payment", states: (): object => [meta, states] },
  args: { view: ready, hasTrial: true, now: new Date("2026-11-22T12:00:00.000Z") },
} satisfies Meta<typeof PaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose Monthly" }));
    await expect(ready.onChoose).toHaveBeenCalledWith("plan_monthly");
    const yearly = canvas.getByRole("button", { name: "Choose Yearly" });
    await expect(yearly).toHaveAccessibleDescription(
      "$96 /year $8 a month, billed yearly Save 33% Nothing today. $96 on Nov\u00A025. Cancel any time.",
    );
    const steps = within(canvas.getByRole("region", { name: "How your free trial works" })).getAllByRole("listitem");
    await expect(steps[1]).toHaveTextContent("Nov 25Your first payment");
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const TwiceTheTextSize: Story = {
  name: "Keeps the steps of the trial apart at twice the text size",
  globals: { viewport: { value: "phone" }, textSize: "double", locale: "fr" },
  play: async ({ canvas }) => {
    const [trial] = canvas.getAllByRole("region").slice(-1);
    const boxes = within(trial ?? canvas.getByRole("main"))
      .getAllByRole("listitem")
      .map((step) => [step.firstElementChild, step.lastElementChild].map((part) => part?.getBoundingClientRect()));
    const order = boxes.flatMap(([when, what]) => [when?.top ?? 0, what?.bottom ?? 0]);
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
  },
};
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
export const TrialUsed: Story = {
  args: { hasTrial: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("First 3 days free")).toBeNull();
    await expect(canvas.getByText("$12 today. Cancel any time.")).toBeVisible();
  },
};
export const InFrench: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choisir l’offre mensuelle" })).toBeEnabled();
  },
};
export const Loading: Story = {
  name: "PAY-01 says that the plans are loading",
  args: { view: { is: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading plans")).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { view: { is: "failed", reason: "Something went wrong on our side. Try again in a moment.", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("First 3 days free")).toBeNull();
  },
};
export const Empty: Story = {
  name: "PAY-04 says that no plans are available",
  args: { view: { is: "empty", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No plans available")).toBeVisible();
  },
};

/** A story for each member of the view. */
const states = {
  view: { loading: Loading, failed: Failed, empty: Empty, ready: Plans } satisfies StoryOfEach<PlansView>,
};
