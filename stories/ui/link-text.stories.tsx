import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkText } from "@trellis/ui/link-text";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-link-text",
  title: "Components/Actions/LinkText",
  component: LinkText,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A text link.",
          do: ['Describe the destination: "Open roadmap", not "here".', "Pass your router's link to `render`."],
          dont: ["Don't use it for actions. Use a button."],
          keys: [
            ["Tab", "Moves focus to the link or past it"],
            ["Enter", "Follows the link"],
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
