import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChartVine, SunPaper } from "@trellis/ui/illustration";
import { QuickAction } from "@trellis/ui/quick-action";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-quick-action",
  title: "Components/Actions/QuickAction",
  component: QuickAction,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A large card that links to a page.",
          do: ["Use `sun` for pages where the assistant helps.", "Show two or three side by side."],
          dont: ["Don't use it in long lists."],
          keys: [
            ["Tab", "Moves focus to the link"],
            ["Enter", "Follows the link"],
          ],
        }),
      },
    },
  },
  args: {
    tone: "sun",
    title: "Create content",
    text: "Captions, scripts, hashtags and outlines in your tone.",
    linkLabel: "Start writing",
    href: "#creation",
    picture: <SunPaper />,
  },
  argTypes: { picture: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 546 }}>{Story()}</div>],
} satisfies Meta<typeof QuickAction>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The link covers the whole card. */
export const Sun: Story = {
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole("heading").getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(
      canvas.getByRole("link", { name: "Start writing" }),
    );
  },
};
export const Sky: Story = {
  args: {
    tone: "sky",
    title: "View your analytics",
    text: "Your last 30 days on YouTube at a glance.",
    linkLabel: "Open analytics",
    picture: <ChartVine />,
  },
};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: {
    title: "Veröffentlichungsinhalte erstellen",
    text: "Bildunterschriften, Drehbücher, Schlagwörter und Gliederungen in deinem Tonfall.",
    linkLabel: "Mit dem Schreiben beginnen",
  },
};
export const TwiceTheTextSize: Story = {
  name: "Gives enlarged text the width of the picture",
  globals: { viewport: { value: "phone" }, textSize: "double" },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole("heading").getBoundingClientRect();
    await expect(width).toBeGreaterThan(0.75 * canvas.getByRole("article").clientWidth);
  },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
