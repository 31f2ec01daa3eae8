import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import type { Plan } from "@trellis/contract/plan";
import { fn } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { PaymentDialog } from "../../apps/web/src/features/payment/payment-dialog.section.tsx";
import { BankChallenge } from "../../apps/web/src/platform/card-sandbox-challenge.tsx";
import { CardFields } from "../../apps/web/src/platform/card-sandbox-fields.tsx";
import type { PaymentDialogView } from "../../apps/web/src/features/payment/dialog-view.ts";

const [, monthly] = planSamples as [Plan, Plan, Plan];
const now = new Date("2026-11-22T12:00:00.000Z");
const closed = <CardFields disabled onReady={fn()} />;

const meta = {
  title: "Screens/Payment dialog",
  component: PaymentDialog,
  args: {
    subject: { purpose: "firstSubscription", plan: monthly, hasTrial: true, now },
    fields: <CardFields disabled={false} onReady={fn()} />,
    view: { is: "editing", onSubmit: fn() },
    onClose: fn(),
  },
  argTypes: { fields: { control: false } },
  parameters: {
    design: "payment-card",
    docs: { story: { inline: false, height: "720px" } },
    states: (): object => [meta, states],
  },
} satisfies Meta<typeof PaymentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("dialog", { name: "Payment details for Monthly" })).toBeInTheDocument();
    await expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "Nothing today. $12 on Nov\u00A025, then every month. Cancel any time.",
    );
    const due = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(due).toEqual(["$0", "$12 from Nov\u00A025"]);
    await expect(screen.getByText("Cancel before Nov 25 and you pay nothing.")).toBeInTheDocument();
    await expect(screen.getByLabelText("Card number")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.view.is === "editing" && args.view.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const Preparing: Story = {
  args: { fields: closed, view: { is: "preparing" } },
  play: async () => {
    await expect(screen.getByLabelText("Card number")).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Subscribe to Monthly - $12" })).toBeDisabled();
  },
};
export const SetupFailed: Story = {
  args: { fields: closed, view: { is: "refused", reason: "The card provider isn’t responding.", onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent("Failed to setup payment");
    await userEvent.click(screen.getByRole("button", { name: "Retry Setup" }));
    await expect(args.view.is === "refused" && args.view.onRetry).toHaveBeenCalledOnce();
  },
};
export const ReadingTheCard: Story = { args: { fields: closed, view: { is: "paying", canLeave: true } } };
export const Paying: Story = {
  args: { fields: closed, view: { is: "paying", canLeave: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  },
};
export const NotConfirmed: Story = {
  args: { fields: closed, view: { is: "notConfirmed", onSubmit: fn(), onAnotherCard: fn() } },
};
export const ConfirmingWithTheBank: Story = {
  args: { fields: <BankChallenge clientSecret="secret_1" onReplied={fn()} />, view: { is: "authenticating" } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("button", { name: "Approve" })).toHaveFocus();
    await expect(screen.getByRole("button", { name: "Decline" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: /^Subscribe/ })).toBeNull();
  },
};
export const NoTrialWithThisCard: Story = {
  args: {
    subject: { purpose: "firstSubscription", plan: monthly, hasTrial: false, now },
    fields: closed,
    view: { is: "askingConsent", onSubmit: fn(), onAnotherCard: fn() },
  },
  play: async ({ args, userEvent }) => {
    const notice = screen.getAllByRole("status").find(({ textContent }) => textContent.includes("No free trial"));
    await expect(notice).toHaveTextContent("Nothing has been charged yet. $12 today, then every month.");
    await expect(screen.queryByText(/you pay nothing/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Subscribe to Monthly - $12" }));
    await expect(args.view.is === "askingConsent" && args.view.onSubmit).toHaveBeenCalledOnce();
  },
};
export const CheckingTheOutcome: Story = {
  args: { fields: closed, view: { is: "checkingOutcome" } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText("We’re checking whether your payment went through…")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const OutcomeUnknown: Story = {
  args: { fields: closed, view: { is: "outcomeUnknown", onSubmit: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole("button", { name: "Use another card" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await expect(args.view.is === "outcomeUnknown" && args.view.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TrialUsed: Story = {
  args: { subject: { purpose: "firstSubscription", plan: monthly, hasTrial: false, now } },
  play: async () => {
    await expect(screen.getByRole("dialog")).toHaveTextContent(/Due today\$12Then every month\$12/);
  },
};

/** A story for each member of the view. */
const states = {
  view: {
    preparing: Preparing,
    refused: SetupFailed,
    editing: Editing,
    paying: Paying,
    authenticating: ConfirmingWithTheBank,
    askingConsent: NoTrialWithThisCard,
    checkingOutcome: CheckingTheOutcome,
    outcomeUnknown: OutcomeUnknown,
    notConfirmed: NotConfirmed,
  } satisfies StoryOfEach<PaymentDialogView>,
};
