import type { Meta, StoryObj } from "@storybook/react-vite";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";

const meta = {
  component: FreeTrialBand,
  args: { title: "First 3 days free", text: "Pay nothing today. Cancel any time before the trial ends." },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof FreeTrialBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { args: { title: "First 3 days free" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
