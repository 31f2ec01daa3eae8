import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrengthMeter } from "@trellis/ui/strength-meter";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-strength-meter",
  title: "Components/Forms/StrengthMeter",
  component: StrengthMeter,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows the strength of a password with five segments and one word.",
          do: ["Pass a localized word: color alone is not enough."],
          dont: ["Don't reject a weak password without saying what is missing."],
        }),
      },
    },
  },
  args: { label: "Strength", score: 60, level: "medium", levelText: "medium" },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
} satisfies Meta<typeof StrengthMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { score: 0, level: "weak", levelText: "weak" } };
export const Weak: Story = { args: { score: 20, level: "weak", levelText: "weak" } };
export const Strong: Story = { args: { score: 100, level: "strong", levelText: "strong" } };

export const Medium: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Strength" });
    await expect(meter).toHaveAttribute("aria-valuenow", "60");
    await expect(meter).toHaveAttribute("aria-valuetext", "medium");
  },
};

/** `NaN` is shown as 0, and other scores are clamped to the range. */
export const OutOfRange: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 20 }}>
      <StrengthMeter {...args} label="Not a number" score={Number.NaN} level="weak" levelText="weak" />
      <StrengthMeter {...args} label="Negative" score={-20} level="weak" levelText="weak" />
      <StrengthMeter {...args} label="Too much" score={250} level="strong" levelText="strong" />
    </div>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole("meter");
    await expect(meters.map((meter) => meter.getAttribute("aria-valuenow"))).toEqual(["0", "0", "100"]);
  },
};
