import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "@trellis/ui/logo";

const meta = { component: Logo, args: { name: "Trellis" } } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheSheet: Story = {};
export const OnTheFrame: Story = {
  args: { ground: "frame" },
  decorators: [(Story) => <div style={{ padding: 24, background: "var(--tr-frame)" }}>{Story()}</div>],
};
export const MarkAlone: Story = {
  args: { size: 64 },
  argTypes: { name: { control: false } },
  render: () => <Logo size={64} />,
};
