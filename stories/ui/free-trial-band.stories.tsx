import type { Meta, StoryObj } from "@storybook/react-vite";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { guide } from "../docs/guide.ts";

const meta = {
  component: FreeTrialBand,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The marigold band that promises the trial.",
          do: ["Say how long it is free and what happens then."],
          dont: ["Don't put it where there is no trial."],
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
export const TitleAlone: Story = { args: { title: "First 3 days free" } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
