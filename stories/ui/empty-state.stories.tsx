import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";

const meta = {
  component: EmptyState,
  args: {
    title: "Nothing planted yet",
    children: "Answer five short questions and your three-week roadmap will be ready here.",
  },
  argTypes: { title: { control: "text" }, action: { control: false }, picture: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const WithAction: Story = { args: { action: <Button>Start onboarding</Button> } };
