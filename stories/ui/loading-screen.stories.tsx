import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingScreen } from "@trellis/ui/loading-screen";
import { expect } from "storybook/test";

const meta = {
  component: LoadingScreen,
  parameters: { layout: "fullscreen" },
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
