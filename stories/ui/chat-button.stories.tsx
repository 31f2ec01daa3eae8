import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatButton } from "@trellis/ui/chat-button";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-chat-button",
  title: "Components/Actions/ChatButton",
  component: ChatButton,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Opens and closes the assistant: from the corner of the page, or on phones from the middle of `AppFrame`’s bottom bar.",
          do: [
            "Leave space below the content, because a button in the corner floats over it.",
            "Describe what pressing the button does in `label`.",
          ],
          dont: ["Don't add a second floating button."],
          keys: [["Enter, Space", "Opens or closes the panel"]],
        }),
      },
    },
  },
  args: { label: "Open AI assistant", open: false, placement: "inline", onClick: fn() },
} satisfies Meta<typeof ChatButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Open AI assistant", expanded: false })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { label: "Close AI assistant", open: true } };
export const Disabled: Story = { args: { disabled: true } };
/** In the dark bar of `AppFrame`, the sun extends above the edge. */
export const InTheBar: Story = {
  args: { placement: "bar", label: "Open AI assistant", caption: "Assistant" },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", width: 80, height: 64, marginTop: 24, background: "var(--tr-frame)" }}>
        <div style={{ display: "grid", color: "var(--tr-on-frame-muted)" }}>{Story()}</div>
      </div>
    ),
  ],
};
export const InTheCorner: Story = { args: { placement: "corner" } };
