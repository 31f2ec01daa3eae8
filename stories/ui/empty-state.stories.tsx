import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { EmptyState } from "@trellis/ui/empty-state";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-empty-state",
  title: "Components/Feedback/EmptyState (blank slate)",
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Explains that there is no content yet and how to add some.",
          do: ["Say what will appear here and how to get it.", "Provide one action."],
          dont: ["Don't use it while loading (use `Skeleton`) or after a failure (use `ErrorState`)."],
        }),
      },
    },
  },
  args: {
    title: "Nothing planted yet",
    children: "Answer five short questions and your three-week roadmap will be ready here.",
  },
  argTypes: { title: { control: "text" }, action: { control: false }, picture: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};
export const WithAction: Story = { args: { action: <Button>Start onboarding</Button> } };
