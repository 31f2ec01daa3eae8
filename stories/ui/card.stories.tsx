import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-card",
  title: "Components/Layout/Card",
  component: Card,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Groups related content.",
          do: [
            "Give it a `title` when there is more than one on the page.",
            "Choose `titleLevel` so that no heading level is skipped.",
          ],
          dont: ["Don't nest cards.", "Don't make the whole card clickable. Put a link or a button in it."],
        }),
      },
    },
  },
  args: { children: "Three tasks this week, one of them today." },
  argTypes: { title: { control: "text" }, action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Titled: Story = {
  args: { title: "This week" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "This week" })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    title: "Hashtag strategy",
    action: (
      <Button variant="quiet" size="sm">
        Copy
      </Button>
    ),
  },
};
export const NoPadding: Story = { args: { padding: "none" } };
