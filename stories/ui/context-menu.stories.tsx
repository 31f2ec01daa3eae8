import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { ContextMenu } from "@trellis/ui/context-menu";
import { MenuItem, Submenu } from "@trellis/ui/menu";
import { expect, fn, screen, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";

const rename = fn().mockName("onSelect");
const move = fn().mockName("onSelect");

const meta = {
  id: "ui-context-menu",
  title: "Components/Actions/ContextMenu (right click, submenu)",
  tags: ["new"],
  component: ContextMenu,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A menu of actions for an area, on a right click or a long press. It takes the same items as `Menu`. `Submenu` opens another menu beside an item.",
          do: [
            "Offer the same actions elsewhere too, such as behind a button: not all users discover context menus.",
            "Load it lazily, because it includes Base UI.",
          ],
          dont: ["Don't replace the browser's menu over text and links."],
          keys: [
            ["ArrowUp, ArrowDown", "Moves to the previous or next action"],
            ["ArrowRight, ArrowLeft", "Opens or closes the submenu; reversed in right-to-left"],
            ["Enter, Space", "Performs the action and closes the menu"],
            ["Esc", "Closes the menu"],
          ],
        }),
      },
    },
  },
  args: {
    children: <Card>Right-click this draft</Card>,
    items: (
      <>
        <MenuItem onSelect={rename}>Rename</MenuItem>
        <Submenu label="Move to">
          <MenuItem onSelect={move}>Week 2</MenuItem>
          <MenuItem>Week 3</MenuItem>
        </Submenu>
      </>
    ),
  },
  argTypes: { items: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[MouseRight]", target: canvas.getByText("Right-click this draft") });
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toBeVisible());
  },
};
