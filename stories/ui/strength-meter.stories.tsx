import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrengthMeter } from "@trellis/ui/strength-meter";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: StrengthMeter,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "How good a password is, in five steps and one word.",
          do: ["Write the word in the reader's language; the colour only repeats it."],
          dont: ["Don't refuse a password by it without saying what it lacks."],
        }),
      },
    },
  },
  args: { label: "Strength", score: 60, level: "medium", levelText: "medium" },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
} satisfies Meta<typeof StrengthMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { score: 0, level: "weak", levelText: "weak" } };
export const Weak: Story = { args: { score: 20, level: "weak", levelText: "weak" } };
export const Strong: Story = { args: { score: 100, level: "strong", levelText: "strong" } };

export const Medium: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Strength" });
    await expect(meter).toHaveAttribute("aria-valuenow", "60");
    await expect(meter).toHaveAttribute("aria-valuetext", "medium");
  },
};

/** A score that is none, too low or too high is brought into the range. */
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
