import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingScreen } from "@trellis/ui/loading-screen";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-loading-screen",
  title: "Components/Feedback/LoadingScreen",
  component: LoadingScreen,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "A full-screen loading indicator for the time until the session is restored.",
          do: ["Show it only before the first page is rendered."],
          dont: ["Don't use it for parts of a page. Use `Skeleton`."],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
  args: { label: "Loading" },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The message appears and is announced after 150 ms, so that it doesn't flash during short waits. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};
