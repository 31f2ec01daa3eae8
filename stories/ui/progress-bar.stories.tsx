import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "@trellis/ui/progress-bar";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-progress-bar",
  title: "Components/Feedback/ProgressBar (meter)",
  component: ProgressBar,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows progress as a vine that grows along a bar.",
          do: ['State the figure in `valueText`: "4 of 7 tasks done".'],
          dont: [
            "Don't use it for waiting. Use `Spinner`.",
            "Don't use it for password strength. Use `StrengthMeter`.",
          ],
        }),
      },
    },
  },
  args: { label: "Week 1", value: 57, valueText: "4 of 7 tasks done" },
  decorators: [(Story) => <div style={{ maxWidth: 520, paddingBlock: 20 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Started: Story = {};
export const NotStarted: Story = { args: { value: 0, valueText: "0 of 7 tasks done" } };
export const Done: Story = { args: { value: 100, valueText: "7 of 7 tasks done" } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** `NaN`, as in 0 of 0 tasks, is shown as 0. */
export const NoTasks: Story = {
  args: { value: Number.NaN, valueText: "No tasks" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  },
};

/** Values are clamped to the range from 0 to 100. */
export const OutOfRange: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <ProgressBar {...args} label="Negative" value={-20} valueText="Nothing done" />
      <ProgressBar {...args} label="Too much" value={250} valueText="All done" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [negative, tooMuch] = canvas.getAllByRole("progressbar");
    await expect(negative).toHaveAttribute("aria-valuenow", "0");
    await expect(tooMuch).toHaveAttribute("aria-valuenow", "100");
    await expect(tooMuch?.querySelector("i")?.clientWidth).toBe(tooMuch?.clientWidth);
  },
};
