import type { Meta, StoryObj } from "@storybook/react-vite";
import { Dialog } from "@trellis/ui/dialog";
import { ShortcutList } from "@trellis/ui/shortcut-list";
import { longWord } from "./hard-words.ts";

const groups = [
  {
    key: "everywhere",
    label: "Everywhere",
    shortcuts: [
      { key: "search", label: "Search and commands", keys: ["Ctrl", "K"] },
      { key: "sheet", label: "This list", keys: ["?"] },
      { key: "close", label: "Close the open dialog or menu", keys: ["Esc"] },
    ],
  },
  {
    key: "places",
    label: "Places",
    shortcuts: [
      { key: "roadmap", label: "Roadmap", keys: ["G", "R"], join: "then" },
      { key: "settings", label: "Settings", keys: ["G", "S"], join: "then" },
    ],
  },
];

const about = `
A grouped list of keyboard shortcuts, usually opened with \`?\`.

**Do** show it in a dialog; name the keys as on the user's keyboard (Ctrl or ⌘).\\
**Don't** list standard keys such as Tab, Enter and the arrow keys.

The list is not interactive.
`;

const meta = {
  id: "ui-shortcut-list",
  title: "Components/Actions/ShortcutList",
  component: ShortcutList,
  args: { groups, headingLevel: 2 },
  argTypes: { ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof ShortcutList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoGroups: Story = {};
export const Empty: Story = { args: { groups: [], emptyText: "No shortcuts here." } };
export const LongText: Story = {
  args: { groups: [{ key: "a", label: longWord, shortcuts: [{ key: "b", label: longWord, keys: [longWord] }] }] },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
export const InADialog: Story = {
  args: { headingLevel: 3 },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  render: (args) => (
    <Dialog open size="lg" title="Keyboard shortcuts" closeLabel="Close" onClose={() => undefined}>
      <ShortcutList {...args} />
    </Dialog>
  ),
};
