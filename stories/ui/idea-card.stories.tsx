import type { Meta, StoryObj } from "@storybook/react-vite";
import { IdeaCard, IdeaGrid } from "@trellis/ui/idea-card";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-idea-card",
  title: "Components/Product/IdeaCard",
  component: IdeaCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "An idea for a post with its category and expected engagement. `IdeaGrid` arranges several.",
          do: ["Set `onChoose` to make the whole card clickable."],
          dont: ["Don't put links or buttons in it: the whole card may be clickable."],
          keys: [["Enter, Space", "Chooses the idea if `onChoose` is set"]],
        }),
      },
    },
  },
  args: {
    title: "The tray that does the washing up",
    category: "Weeknight dinners",
    engagement: "high",
    engagementLabel: "High engagement",
    trendingLabel: "Trending",
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof IdeaCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Trending: Story = {
  args: { onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "The tray that does the washing up" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    const { left, bottom } = canvas.getByText("Weeknight dinners").getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(button);
  },
};
export const Medium: Story = {
  args: { onChoose: fn(), engagement: "medium", engagementLabel: "Medium engagement", trendingLabel: undefined },
};
export const Other: Story = { args: { engagement: "other", engagementLabel: "Steady", trendingLabel: undefined } };
export const ReadOnly: Story = {};
export const LongWords: Story = {
  args: { title: "Wochenendküchengeschichten".repeat(19), category: "Feierabendküche".repeat(9) },
};
export const RightToLeft: Story = {
  args: {
    title: "عشاء في صينية واحدة 🌱",
    category: "وجبات سريعة",
    engagementLabel: "تفاعل عالٍ",
    trendingLabel: "رائج",
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const Grid: Story = {
  decorators: [(Story) => <div style={{ width: 1000, maxWidth: "100%" }}>{Story()}</div>],
  render: (args) => (
    <IdeaGrid label="Content ideas">
      <IdeaCard {...args} />
      <IdeaCard {...args} {...Medium.args} title="Knife skills in 30 seconds" />
      <IdeaCard {...args} {...Other.args} title="What is in the box?" />
    </IdeaGrid>
  ),
};
