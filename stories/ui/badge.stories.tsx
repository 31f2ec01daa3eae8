import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "@trellis/ui/badge";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-badge",
  title: "Components/Data display/Badge",
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A short label in a pill, such as a status, a count or a category.",
          do: ["Use one or two words.", "Choose the tone by meaning, and make sure the text conveys it too."],
          dont: ["Don't make it clickable.", "Don't show more than one badge on an item."],
        }),
      },
    },
  },
  args: { children: "Not connected" },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: "success", dot: true, children: "Connected" } };
export const Warning: Story = { args: { tone: "warning", children: "Trial ends in 2 days" } };
export const Danger: Story = { args: { tone: "danger", children: "Needs Reply" } };
export const Info: Story = { args: { tone: "info", children: "Scheduled" } };
export const Assistant: Story = { args: { tone: "ai", children: "Trending" } };
export const LongWords: Story = {
  args: { tone: "info", children: "Publicación programada para mañana por la mañana" },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
};
