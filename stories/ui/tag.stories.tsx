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

const removable = `import { Tag } from "@trellis/ui/tag";
import { useState } from "react";

export function Interests() {
  const [names, setNames] = useState(["Cooking", "Travel", "Budgeting"]);
  return (
    <ul aria-label="Interests">
      {names.map((name) => (
        <li key={name}>
          <Tag onRemove={() => setNames(names.filter((other) => other !== name))} removeLabel={\`Remove \${name}\`}>
            {name}
          </Tag>
        </li>
      ))}
    </ul>
  );
}`;
const docs = { source: { code: removable } };

const about = `
An item that the user selected or entered, such as an interest, a hashtag or a filter.

**Do** put tags in a labeled \`<ul>\`: when one is removed, focus moves to the next.\\
**Don't** use it for a status ("Connected"). Use a badge. A tag without \`onRemove\` is not interactive.

| Key | Action |
| --- | --- |
| Tab | Moves focus to the remove button or past it |
| Enter, Space | Removes the tag |
| Delete, Backspace | Removes the tag |
`;

const meta = {
  id: "ui-tag",
  title: "Components/Data display/Tag (chip)",
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
export const LongText: Story = { parameters: { docs }, render: () => <TagsOf names={hardWords} /> };
export const RightToLeft: Story = {
  args: { children: "طبخ" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const MovesFocusToTheNextTag: Story = {
  parameters: { docs },
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
