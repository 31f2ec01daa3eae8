import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorSummary } from "@trellis/ui/error-summary";
import { Stack } from "@trellis/ui/layout";
import { TextField } from "@trellis/ui/text-field";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-error-summary",
  title: "Components/Forms/ErrorSummary (validation)",
  tags: ["new"],
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Lists the problems of a submitted form above it, with links to the controls. It takes focus when it appears.",
          do: [
            "Use it for forms that are longer than a phone's screen.",
            "Repeat each message at its control.",
            "Give it a `key` that changes with each submission, so that it takes focus again.",
          ],
          dont: ["Don't show it while the user is still typing."],
          keys: [
            ["Tab", "Moves focus to the next link"],
            ["Enter", "Moves focus to the control"],
          ],
        }),
      },
    },
  },
  args: {
    title: "2 answers need your attention",
    problems: [
      { id: "topic", message: "Enter a topic" },
      { id: "tone", message: "Choose a tone" },
    ],
  },
  render: (args) => (
    <Stack style={{ maxWidth: 420 }}>
      <ErrorSummary {...args} />
      <TextField id="topic" label="Topic" error="Enter a topic" />
      <TextField id="tone" label="Tone" error="Choose a tone" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoProblems: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose a tone" }));
    await expect(canvas.getByRole("textbox", { name: "Tone" })).toHaveFocus();
  },
};
