import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkline } from "@trellis/ui/sparkline";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { sampleDays } from "./analytics-sample.ts";

const meta = {
  id: "ui-sparkline",
  title: "Components/Data display/Sparkline",
  component: Sparkline,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows the trend of a number as a line without axes or labels, usually in a stat card.",
          do: ["Place it next to the number it illustrates.", "Set `label` if it is used on its own."],
          dont: [
            "Don't use it to show exact values. Use a trend chart.",
            "Don't use two of them for comparison: each has its own scale.",
          ],
        }),
      },
    },
  },
  args: { values: sampleDays.map(({ views }) => views) },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const Named: Story = {
  args: { label: "Views rose over the month" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Views rose over the month" })).toBeVisible();
  },
};
export const Gaps: Story = { args: { values: [3, 5, 4, Number.NaN, 6, null, 8, 9, undefined, 7, 6] } };
export const Negative: Story = { args: { values: [3, -5, -4, 2, 6, -8, 0] } };
export const Flat: Story = { args: { values: [4, 4, 4, 4] } };
export const OnePoint: Story = { args: { values: [4] } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
export const Empty: Story = {
  args: { values: [], label: "No views yet" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img").querySelector("path")).toBeNull();
  },
};
