import type { Meta, StoryObj } from "@storybook/react-vite";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-free-trial-band",
  title: "Components/Product/FreeTrialBand",
  component: FreeTrialBand,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A marigold banner that announces the free trial.",
          do: ["State how long the trial lasts and what happens afterwards."],
          dont: ["Don't show it to users without a trial."],
        }),
      },
    },
  },
  args: { title: "First 3 days free", text: "Pay nothing today. Cancel any time before the trial ends." },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof FreeTrialBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { text: "" } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
