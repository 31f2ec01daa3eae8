import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumb } from "@trellis/ui/breadcrumb";
import { expect } from "storybook/test";
import { longWord } from "./hard-words.ts";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-breadcrumb",
  title: "Components/Navigation/Breadcrumb",
  tags: ["new"],
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Links to the parent pages of the current page.",
          do: ["Use it on the third and deeper levels of a site.", "Show the exact titles of the pages."],
          dont: ["Don't use it for the steps of a task. Use a wizard.", "Don't use it as the only navigation."],
          keys: [
            ["Tab", "Moves focus to the next link"],
            ["Enter", "Opens the focused link"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Breadcrumb",
    items: [
      { label: "Analytics", href: "#analytics" },
      { label: "YouTube", href: "#youtube" },
    ],
    current: "Weeknight dinners in 20 minutes",
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Weeknight dinners in 20 minutes")).toHaveAttribute("aria-current", "page");
  },
};
export const LongText: Story = { args: { current: longWord } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
