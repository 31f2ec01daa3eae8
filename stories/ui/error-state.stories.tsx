import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "It could not be shown: what happened, and how to try again. Announced at once.",
          do: ["Offer to try again.", "Keep what still works on the page."],
          dont: ["Don't blame the reader, and don't show codes."],
          keys: [
            ["Tab", "moves to the action"],
            ["Enter, Space", "tries again"],
          ],
        }),
      },
    },
  },
  args: {
    title: "Failed to load plans",
    children: "Please try again or check your connection.",
    action: (
      <Button variant="secondary" onClick={fn()}>
        Retry
      </Button>
    ),
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
