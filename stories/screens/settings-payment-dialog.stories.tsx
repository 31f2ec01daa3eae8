import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import type { Plan } from "@trellis/contract/plan";
import { fn } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { PaymentDialog } from "../../apps/web/src/features/payment/payment-dialog.section.tsx";
import { CardFields } from "../../apps/web/src/platform/card-sandbox-fields.tsx";
import type { PreviewView } from "../../apps/web/src/features/payment/change-preview.section.tsx";

const [, , yearly] = planSamples as [Plan, Plan, Plan];
const now = new Date("2026-11-22T12:00:00.000Z");
const closed = <CardFields disabled onReady={fn()} />;
const onRetry = fn();
const preview = {
  is: "ready",
  preview: {
    dueToday: 84,
    credit: 12,
    nextCharge: { amount: 96, at: "2027-11-22T12:00:00.000Z" },
    prorationDate: "2026-11-22T12:00:00.000Z",
  },
} as const;

/** The payment dialog of the settings, used to change the plan or update the card. */
const meta = {
  title: "Screens/Settings/Payment dialog",
  component: PaymentDialog,
  args: {
    subject: { purpose: "planChange", from: "Monthly", plan: yearly, preview, isCanceled: false, now },
    fields: <CardFields disabled={false} onReady={fn()} />,
    view: { is: "editing", onSubmit: fn() },
    onClose: fn(),
  },
  argTypes: { fields: { control: false } },
  parameters: {
    design: "plan-change",
    docs: { story: { inline: false, height: "720px" } },
    states: (): object => [meta, states],
  },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangePlan: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("dialog", { name: "Update Payment Method" })).toBeInTheDocument();
    await expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "You switch from Monthly to Yearly today. $84 now, $96 on Nov\u00A022,\u00A02027.",
    );
    await expect(screen.getByRole("dialog")).toHaveTextContent(/Due today\$84.*-\$12.*\$96 on Nov 22, 2027/);
    await expect(screen.getByLabelText("Card number")).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Update Payment Method for Yearly Plan" }));
    await expect(args.view.is === "editing" && args.view.onSubmit).toHaveBeenCalledOnce();
  },
};
export const PriceLoading: Story = {
  args: {
    subject: {
      purpose: "planChange",
      from: "Monthly",
      plan: yearly,
      preview: { is: "loading" },
      isCanceled: false,
      now,
    },
  },
};
export const PlanSetupFailed: Story = {
  args: { fields: closed, view: { is: "refused", reason: "The card provider isn’t responding.", onRetry } },
};
export const PriceFailed: Story = {
  name: "Without a price, the plan can’t be changed",
  args: {
    subject: {
      purpose: "planChange",
      from: "Monthly",
      plan: yearly,
      preview: { is: "failed", reason: "The card provider isn’t responding. Try again in a moment.", onRetry },
      isCanceled: true,
      now,
    },
  },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole("button", { name: "Update Payment Method for Yearly Plan" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const NewPrice: Story = {
  args: { fields: closed, view: { is: "askingConsent", onSubmit: fn(), onAnotherCard: fn() } },
};
export const ChangeUnknown: Story = { args: { fields: closed, view: { is: "outcomeUnknown", onSubmit: fn() } } };
export const ChangingPlan: Story = { args: { fields: closed, view: { is: "paying", canLeave: false } } };
export const ChangeFailed: Story = {
  args: { fields: closed, view: { is: "notConfirmed", onSubmit: fn(), onAnotherCard: fn() } },
};

const card = { subject: { purpose: "cardUpdate", state: "active" } } as const;
export const UpdateCard: Story = {
  args: card,
  play: async () => {
    await expect(screen.getByRole("dialog", { name: "Update Card" })).toBeInTheDocument();
  },
};
export const UpdateCardPastDue: Story = {
  args: { subject: { purpose: "cardUpdate", state: "pastDue" } },
  play: async () => {
    await expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "The payment that failed is charged to this card right away.",
    );
  },
};
export const CardPreparing: Story = { args: { ...card, fields: closed, view: { is: "preparing" } } };
export const CardSetupFailed: Story = {
  args: { ...card, fields: closed, view: { is: "refused", reason: "The card provider isn’t responding.", onRetry } },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent("Failed to setup payment update");
    await userEvent.click(screen.getByRole("button", { name: "Retry Setup" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const SavingCard: Story = { args: { ...card, fields: closed, view: { is: "paying", canLeave: false } } };
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr", viewport: { value: "phone" } } };

/** A story for each state of the price preview. */
const states = {
  "subject.preview": {
    loading: PriceLoading,
    failed: PriceFailed,
    ready: ChangePlan,
  } satisfies StoryOfEach<PreviewView>,
};
