import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { expect } from "storybook/test";

const meta = {
  component: ErrorState,
  args: {
    title: "Failed to load plans",
    children: "Please try again or check your connection.",
    action: <Button variant="secondary">Retry</Button>,
  },
  argTypes: { title: { control: "text" }, action: { control: false }, picture: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load plans");
  },
};
