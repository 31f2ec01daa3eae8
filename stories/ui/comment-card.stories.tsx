import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { CommentCard, CommentList } from "@trellis/ui/comment-card";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-comment-card",
  title: "Components/Product/CommentCard",
  component: CommentCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A viewer's comment on a post and its number of likes. `CommentList` stacks several.",
          do: ["Pass the text unchanged: its direction is detected."],
          dont: ["Don't render `text` as markup: it is untrusted input."],
        }),
      },
    },
  },
  args: {
    author: "Marta L.",
    text: "Made this for my flatmates and nobody believed it took 20 minutes.",
    likes: "214",
    likesLabel: "likes",
  },
  argTypes: { actions: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof CommentCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLikes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("214")).toHaveTextContent("214 likes");
  },
};
export const NeedsReply: Story = {
  args: {
    brand: "instagram",
    time: "2 hours ago",
    badge: "Needs reply",
    actions: (
      <>
        <Button variant="secondary" size="sm">
          Like
        </Button>
        <Button variant="soft" size="sm">
          Reply
        </Button>
      </>
    ),
  },
};
export const BrokenPicture: Story = {
  args: { picture: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ML")).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { author: "maximilianetheodora".repeat(9), text: "a".repeat(500), likes: "1,234,567,890" },
};
export const RightToLeftWords: Story = { args: { author: "نور الهدى", text: "أخيرًا قناة وصفات تبدأ بالطعام 🍲" } };
export const RightToLeft: Story = { ...NeedsReply, decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
export const List: Story = {
  render: (args) => (
    <Card title="Top comments">
      <CommentList label="Top comments">
        <CommentCard {...args} />
        <CommentCard
          {...args}
          author="Dev P."
          text="The pan swap tip saved my dinner. More of these please!"
          likes="167"
        />
        <CommentCard {...args} author="Noor" text="Finally a recipe channel that starts with the food." likes="139" />
      </CommentList>
    </Card>
  ),
};
