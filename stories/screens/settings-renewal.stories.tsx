import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { RenewalDialog, type RenewalDialogProps } from "../../apps/web/src/features/payment/renewal-dialog.section.tsx";

/** The dialog that cancels or resumes the subscription. */
const meta = {
  title: "Screens/Settings/Cancellation",
  component: RenewalDialog,
  args: {
    purpose: "cancellation",
    view: "asking",
    text: "You keep access until December 9, 2026, and nothing more is charged. You can resume until then.",
    onReason: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    design: "settings",
    docs: { story: { inline: false, height: "360px" } },
    states: (): object => [meta, states],
  },
} satisfies Meta<typeof RenewalDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const resumption = {
  purpose: "resumption",
  text: "Your plan continues, and the next payment is $12 on December 9, 2026. You can cancel any time.",
} as const;

export const Cancel: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("alertdialog", { name: "Cancel your subscription?" })).toHaveAccessibleDescription(
      args.text,
    );
    const reason = screen.getByRole("combobox", { name: "Why are you canceling? (optional)" });
    await userEvent.selectOptions(reason, "unused");
    await expect(args.onReason).toHaveBeenLastCalledWith("unused");
    await userEvent.selectOptions(reason, "");
    await expect(args.onReason).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Canceling: Story = { args: { view: "busy" } };
export const NotCanceled: Story = { args: { view: "notConfirmed" } };
export const CancelUnknown: Story = {
  args: { view: "outcomeUnknown" },
  play: async () => {
    await expect(screen.getByRole("button", { name: "Check again" })).toBeInTheDocument();
  },
};
export const Resume: Story = {
  args: resumption,
  play: async () => {
    await expect(screen.queryByRole("combobox")).toBeNull();
  },
};
export const NotResumed: Story = { args: { ...resumption, view: "notConfirmed" } };
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: {
    asking: Cancel,
    busy: Canceling,
    notConfirmed: NotCanceled,
    outcomeUnknown: CancelUnknown,
  } satisfies StoryOfEach<RenewalDialogProps["view"]>,
};
