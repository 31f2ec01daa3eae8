import type { Meta, StoryObj } from "@storybook/react-vite";
import { AssistantCard } from "@trellis/ui/assistant-card";
import { Button } from "@trellis/ui/button";
import { guide } from "../docs/guide.ts";

const meta = {
  component: AssistantCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The assistant at the foot of the sidebar: who it is, whether it is there, and the way in.",
          do: ["Say what it knows, in one sentence.", "Give it one action."],
          dont: ["Don't use the sun's colour for anything that is not the assistant."],
        }),
      },
    },
  },
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
  decorators: [(Story) => <div style={{ maxWidth: 404, padding: 16, background: "var(--tr-frame)" }}>{Story()}</div>],
} satisfies Meta<typeof AssistantCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const LongWords: Story = {
  args: { text: "Kennt deine Nische, deine Ziele und dein Publikum. Frag alles, was du wissen willst." },
};
