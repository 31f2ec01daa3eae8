import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkText } from "@trellis/ui/link-text";

const meta = {
  component: LinkText,
  args: { href: "#signup", children: "Create an account" },
} satisfies Meta<typeof LinkText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const Inline: Story = {
  args: { look: "inline", children: "terms" },
  decorators: [(Story) => <p>I accept the {Story()} and want to grow.</p>],
};
