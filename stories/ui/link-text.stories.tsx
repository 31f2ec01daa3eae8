import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkText } from "@trellis/ui/link-text";
import { guide } from "../docs/guide.ts";

const meta = {
  component: LinkText,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A link in words.",
          do: ['Say where it leads: "Open roadmap", not "here".', "Hand your router's link to `render`."],
          dont: ["Don't use it for actions: those are buttons."],
          keys: [
            ["Tab", "moves to it and on"],
            ["Enter", "follows it"],
          ],
        }),
      },
    },
  },
  args: { href: "#signup", children: "Create an account" },
} satisfies Meta<typeof LinkText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const Inline: Story = {
  args: { variant: "inline", children: "terms" },
  decorators: [(Story) => <p>I accept the {Story()} and want to grow.</p>],
};
