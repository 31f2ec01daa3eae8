import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "@trellis/ui/tag";
import { Sprout } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { hardWords } from "./hard-words.ts";

function TagsOf({ names }: { names: readonly string[] }) {
  const [kept, setKept] = useState(names);
  return (
    <ul aria-label="Interests" style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {kept.map((name) => (
        <li key={name} style={{ maxWidth: "100%" }}>
          <Tag onRemove={() => setKept(kept.filter((other) => other !== name))} removeLabel={`Remove ${name}`}>
            {name}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

const about = `
One of the things someone chose or wrote: an interest, a hashtag, a filter.

**Do** put several into a \`<ul>\` with a name: when one goes, the focus moves to the next in the list.\\
**Don't** use it for a state ("Connected"): that is a badge. A tag that can't be removed is not a button.

| Key | What it does |
| --- | --- |
| Tab | goes to the button that removes it, and on |
| Enter, Space | removes it |
| Delete, Backspace | remove it |
`;

const meta = {
  component: Tag,
  args: { children: "Cooking", onRemove: fn(), removeLabel: "Remove cooking" },
  argTypes: { start: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Removable: Story = {};
export const WithAPicture: Story = { args: { start: <Sprout size={16} strokeWidth={1.75} aria-hidden /> } };
export const Fixed: Story = { render: () => <Tag>Cooking</Tag> };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { render: () => <TagsOf names={hardWords} /> };
export const RightToLeft: Story = {
  args: { children: "طبخ" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const FocusGoesToTheNext: Story = {
  render: () => <TagsOf names={["Cooking", "Travel", "Budgeting"]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove Travel" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(canvas.queryByText("Travel")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove Budgeting" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Budgeting")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove Cooking" })).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByRole("list")).toBeEmptyDOMElement();
  },
};
