import type { Meta, StoryObj } from "@storybook/react-vite";
import { AssistantCard } from "@trellis/ui/assistant-card";
import { Button } from "@trellis/ui/button";

const meta = {
  component: AssistantCard,
  args: {
    title: "AI assistant",
    status: "Online",
    text: "Knows your niche, goals and audience. Ask it anything.",
    action: (
      <Button variant="ai" size="sm" fullWidth>
        Start a chat
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof AssistantCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const LongWords: Story = {
  args: { text: "Kennt deine Nische, deine Ziele und dein Publikum. Frag alles, was du wissen willst." },
};
