import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { ErrorState } from "@trellis/ui/error-state";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-error-state",
  title: "Components/Feedback/ErrorState",
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Explains that content failed to load and how to retry. Announced immediately.",
          do: ["Offer a retry.", "Keep showing the parts of the page that work."],
          dont: ["Don't blame the user, and don't show error codes."],
          keys: [
            ["Tab", "Moves focus to the action"],
            ["Enter, Space", "Retries"],
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
