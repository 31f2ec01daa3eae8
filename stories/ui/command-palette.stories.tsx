import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { CommandPalette, type CommandPaletteProps } from "@trellis/ui/command-palette";
import { LogOut, Map as MapIcon, PenLine, Settings } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { hardWords } from "./hard-words.ts";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const places = [
  { key: "roadmap", label: "Roadmap", icon: <MapIcon {...icon} />, keywords: ["plan"], shortcut: ["G", "R"] },
  { key: "creation", label: "Create content", icon: <PenLine {...icon} />, note: "Captions, scripts, hashtags" },
  { key: "settings", label: "Settings", icon: <Settings {...icon} />, shortcut: ["G", "S"] },
];
const actions = [
  { key: "logout", label: "Log out", icon: <LogOut {...icon} /> },
  { key: "delete", label: "Delete account", disabled: true },
];

function Opened(props: CommandPaletteProps<string>) {
  const [open, setOpen] = useState(props.open);
  const choose = (key: string, query: string) => {
    setOpen(false);
    props.onChoose(key, query);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} open={open} onChoose={choose} onClose={() => setOpen(false)} />
    </>
  );
}
// Source blocks show this name.
Opened.displayName = "CommandPalette";

const about = `
Finds pages and commands by name: a combobox and its list in a dialog.

**Do** offer both a shortcut *and* a visible button to open it; add synonyms as \`keywords\`.\\
**Don't** make it the only way to do something.

| Key | Action |
| --- | --- |
| letters | Filters the list, ignoring accents and case; every word must match |
| ↑, ↓ | Moves to the next or previous option, wrapping at the ends |
| Home, End | Moves the caret to the start or end of the text |
| Enter | Selects the option |
| Esc | Closes the palette and returns focus to the previously focused element |
`;

const meta = {
  id: "ui-command-palette",
  title: "Components/Actions/CommandPalette (search)",
  component: CommandPalette<string>,
  args: {
    open: true,
    label: "Search and commands",
    placeholder: "Where to?",
    groups: [
      { key: "places", label: "Places", commands: places },
      { key: "actions", label: "Actions", commands: actions },
    ],
    emptyText: (query) => `No results for “${query}”. Try another word.`,
    countText: (count) => `${count} ${count === 1 ? "result" : "results"}`,
    onChoose: fn(),
    onClose: () => undefined,
  },
  argTypes: { footer: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about }, story: { inline: false, height: "520px" } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { footer: "↑ ↓ to move, Enter to choose, Esc to close" } };
export const NoItems: Story = { args: { groups: [], emptyText: () => "There are no commands yet." } };
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: {
    groups: [
      { key: "a", label: hardWords[2], commands: hardWords.map((label) => ({ key: label, label, note: label })) },
    ],
  },
};
export const Hundreds: Story = {
  args: {
    groups: [
      {
        key: "ideas",
        label: "Ideas",
        commands: Array.from({ length: 300 }, (_, i) => ({ key: `${i}`, label: `Idea ${i}` })),
      },
    ],
  },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const FiltersAndChooses: Story = {
  args: { open: false, onKeyDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Search" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const search = canvas.getByRole("combobox", { name: "Search and commands" });
    await expect(search).toHaveFocus();
    await userEvent.keyboard("PLAN");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1 result$/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("roadmap", "PLAN");
    await expect(args.onKeyDown).toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ArrowsHomeAndEnd: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole("combobox");
    const expectActive = async (name: RegExp) => {
      const option = canvas.getByRole("option", { name, selected: true });
      await expect(search).toHaveAttribute("aria-activedescendant", option.id);
    };
    await expectActive(/Roadmap/);
    await userEvent.keyboard("{ArrowDown}");
    await expectActive(/Create content/);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expectActive(/Delete account/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await expectActive(/Roadmap/);
    await userEvent.keyboard("et{Home}s{ArrowDown}{End}");
    await expect(search).toHaveValue("set");
    await expectActive(/Settings/);
    await expect(search).toHaveFocus();
  },
};

export const NoMatches: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("zzz");
    await expect(canvas.getByRole("status")).toHaveTextContent("No results for “zzz”. Try another word.");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}{ArrowDown}{Backspace}{Backspace}{Backspace}");
    await expect(canvas.getAllByRole("option")).toHaveLength(5);
  },
};

export const ByPointer: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("option", { name: /Settings/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("settings", "");
  },
};

/** Commands that use the typed text come last. If nothing else matches, the palette shows only these. */
export const UsesTheText: Story = {
  args: {
    typedGroups: (query) => [
      { key: "typed", label: "Use what you typed", commands: [{ key: "ask", label: `Ask: “${query}”` }] },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("option")).toHaveLength(5);
    await userEvent.keyboard("when to post ");
    await userEvent.click(canvas.getByRole("option", { name: "Ask: “when to post”", selected: true }));
    await expect(args.onChoose).toHaveBeenCalledWith("ask", "when to post");
  },
};
