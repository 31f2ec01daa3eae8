import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrengthMeter } from "@trellis/ui/strength-meter";
import { expect } from "storybook/test";

const meta = {
  component: StrengthMeter,
  args: { label: "Strength", score: 60, level: "medium", word: "medium" },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
} satisfies Meta<typeof StrengthMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { score: 0, level: "weak", word: "weak" } };
export const Weak: Story = { args: { score: 20, level: "weak", word: "weak" } };
export const Strong: Story = { args: { score: 100, level: "strong", word: "strong" } };

export const Medium: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Strength" });
    await expect(meter).toHaveAttribute("aria-valuenow", "60");
    await expect(meter).toHaveAttribute("aria-valuetext", "medium");
  },
};
