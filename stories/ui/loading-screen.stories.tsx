import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingScreen } from "@trellis/ui/loading-screen";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: LoadingScreen,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "The whole screen while it is not known yet who is there.",
          do: ["Show it only before the first page."],
          dont: ["Don't use it for parts of a page: use `Skeleton`."],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
  args: { label: "Loading" },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing flashes in a short wait; after 150 ms the word is there, and said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};
