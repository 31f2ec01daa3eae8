import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToggleButton } from "@trellis/ui/toggle-button";
import { fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-toggle-button",
  title: "Components/Actions/ToggleButton",
  tags: ["new"],
  component: ToggleButton,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A button that stays pressed, such as a filter.",
          do: ["Keep the label the same in both states: the style shows the state, and screen readers announce it."],
          dont: [
            "Don't use it for settings. Use a switch.",
            "Don't use it for one choice among several. Use a segmented control.",
          ],
          keys: [
            ["Tab", "Moves focus to the button"],
            ["Enter, Space", "Presses or releases it"],
          ],
        }),
      },
    },
  },
  args: { children: "Only drafts", onPressedChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Released: Story = {};
export const Pressed: Story = { args: { defaultPressed: true, size: "sm" } };
export const Disabled: Story = { args: { disabled: true } };
