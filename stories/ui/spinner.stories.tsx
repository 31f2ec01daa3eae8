import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "@trellis/ui/spinner";
import { expect } from "storybook/test";

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Announced: Story = {
  args: { size: 32, label: "Loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};
