import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkline } from "@trellis/ui/sparkline";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { sampleDays } from "./analytics-sample.ts";

const meta = {
  component: Sparkline,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "How a number went, at a glance: a line without axes or words, for the foot of a stat card.",
          do: ["Stand it beside the number it belongs to.", "Give it a `label` where it stands alone."],
          dont: [
            "Don't ask anyone to read a figure from it: use a trend chart.",
            "Don't compare two of them: each has its own scale.",
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
