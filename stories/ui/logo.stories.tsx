import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "@trellis/ui/logo";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-logo",
  title: "Components/Data display/Logo",
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The Trellis mark, a T made of a stem and two leaves, followed by the name.",
          do: [
            'Choose `background="frame"` on the evergreen frame.',
            "Inside a link, give the link an accessible name.",
          ],
          dont: ["Don't rotate, recolor or outline it."],
        }),
      },
    },
  },
  args: { name: "Trellis" },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheSheet: Story = {};
export const OnTheFrame: Story = {
  args: { background: "frame" },
  decorators: [(Story) => <div style={{ padding: 24, background: "var(--tr-frame)" }}>{Story()}</div>],
};
export const MarkOnly: Story = {
  args: { size: 64 },
  argTypes: { name: { control: false } },
  render: () => <Logo size={64} />,
};
