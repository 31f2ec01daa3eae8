import type { Meta, StoryObj } from "@storybook/react-vite";
import { Slider } from "@trellis/ui/slider";
import { fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-slider",
  title: "Components/Forms/Slider (range)",
  tags: ["new"],
  component: Slider,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A native slider for picking an approximate value.",
          do: [
            "Show what the number means with `formatValue`.",
            "Use it where users try out values and see the effect immediately.",
          ],
          dont: ["Don't use it for exact numbers. Use a number field."],
          keys: [
            ["ArrowRight, ArrowUp", "Increases the number; in right-to-left text, ArrowRight decreases it"],
            ["ArrowLeft, ArrowDown", "Decreases the number"],
            ["PageUp, PageDown", "Changes the number by a larger step"],
            ["Home, End", "Moves to the smallest or largest number"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Video length",
    defaultValue: 8,
    min: 1,
    max: 20,
    formatValue: (value: number) => `${value} min`,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithAHint: Story = { args: { hint: "Short videos get more views on phones.", defaultValue: 1 } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { args: { label: "المدة" }, decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
