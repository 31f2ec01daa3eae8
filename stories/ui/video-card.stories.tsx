import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { VideoCard } from "@trellis/ui/video-card";
import { expect, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#ffbe3d" d="M0 0h16v9H0z"/><path fill="#0b643e" d="M0 6.5h16V9H0z"/><circle cx="6" cy="5" r="2.4" fill="#fff4d7"/></svg>')}`;

const meta = {
  id: "ui-video-card",
  title: "Components/Product/VideoCard",
  component: VideoCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A video with its thumbnail, duration and publication date.",
          do: ['Place it in a card that says why it is shown: "Top video".'],
          dont: ["Don't put text over the thumbnail: it may be missing."],
        }),
      },
    },
  },
  args: {
    title: "One-tray lentil dinner that tastes like a weekend",
    picture,
    duration: "8:42",
    detail: "Published Nov 7, 2026",
  },
  argTypes: { detail: { control: "text" } },
  decorators: [
    (Story) => (
      <Card title="Top video" style={{ maxWidth: 392 }}>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof VideoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const NoPicture: Story = { args: { picture: undefined } };
export const BrokenPicture: Story = {
  args: { picture: "data:image/png;base64,AAAA" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: /One-tray/ })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
};
export const LongWords: Story = { args: { title: "Wochenendküchengeschichten".repeat(19) } };
export const RightToLeft: Story = {
  args: { title: "عشاء العدس في صينية واحدة 🍲", detail: "نُشر في ٧ نوفمبر" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
