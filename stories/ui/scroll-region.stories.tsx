import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollRegion } from "@trellis/ui/scroll-region";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-scroll-region",
  title: "Components/Layout/ScrollRegion",
  component: ScrollRegion,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A part of a page that scrolls on its own. It is focusable, so that keyboard users can scroll it.",
          do: ["Label it.", "Limit its height, or give its content a width."],
          dont: [
            "Don't nest scroll regions.",
            "Don't use `region` for many of them on a page: each one is a landmark.",
          ],
          keys: [
            ["Tab", "Moves focus to the region, then into its content"],
            ["Arrows, PageUp, PageDown, Home, End", "Scrolls the region"],
          ],
        }),
      },
    },
  },
  args: { label: "Terms", style: { height: 120, maxWidth: 320 }, children: "Growth takes time. ".repeat(40) },
} satisfies Meta<typeof ScrollRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tall: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Terms" })).toHaveFocus();
  },
};
export const Short: Story = { args: { children: "Growth takes time." } };
