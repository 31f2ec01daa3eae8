import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollRegion } from "@trellis/ui/scroll-region";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: ScrollRegion,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A part of a page that scrolls by itself: by wheel and finger, and by keys, as it takes the focus.",
          do: ["Name it.", "Give it a height, or what is in it a width."],
          dont: ["Don't nest one in another.", "Don't use `region` for many on a page: each is a landmark."],
          keys: [
            ["Tab", "moves to it, then to what is in it"],
            ["Arrows, PageUp, PageDown, Home, End", "scroll it"],
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
