import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "@trellis/ui/page-header";
import { copyButton } from "./roadmap-sample.tsx";

const meta = {
  component: PageHeader,
  args: { title: "Your three-week roadmap", text: "Built from your answers.", action: copyButton },
  argTypes: { action: { control: false }, title: { control: "text" }, text: { control: "text" } },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TitleAlone: Story = { args: { text: undefined, action: undefined } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
