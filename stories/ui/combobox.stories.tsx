import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combobox, type ComboboxProps } from "@trellis/ui/combobox";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const change = fn().mockName("onValueChange");

/** The props of a combobox with single selection. */
type Single = Exclude<ComboboxProps, { multiple: true }>;

const niches = [
  { value: "cooking", label: "Cooking", note: "Recipes and kitchens" },
  { value: "travel", label: "Travel" },
  { value: "cafes", label: "Cafés" },
  { value: "music", label: "Music" },
  { value: "gaming", label: "Gaming", disabled: true },
  { value: "fitness", label: "Fitness" },
];

const meta = {
  id: "ui-combobox",
  title: "Components/Forms/Combobox (autocomplete, multi-select)",
  tags: ["new"],
  component: Combobox,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A text field that suggests options, for single or multiple selection from a long list.",
          do: ["Use it for ten or more options.", "To load options from a server, use `onQueryChange`."],
          dont: [
            "Don't use it for a few options. Use a select or radio buttons.",
            "Don't use it for free text. Use a text field.",
          ],
          keys: [
            ["letters", "Filters the options"],
            ["ArrowUp, ArrowDown", "Opens the list, or moves through it, wrapping at the ends"],
            ["Enter", "Selects the option"],
            ["Esc", "Closes the list; an outer dialog stays open"],
            ["Tab", "Closes the list and leaves the field"],
            ["Backspace", "With multiple selection, removes the last selected option if the text is empty"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Niche",
    options: niches,
    placeholder: "Type to search",
    emptyText: (query: string) => `Nothing matches “${query}”`,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<Single>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "cooking", hint: "Your niche determines which ideas you get." } };
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Niche" });
    await userEvent.type(field, "cafe");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Cafés");
    await expect(args.onValueChange).toHaveBeenCalledWith("cafes");
    await userEvent.click(field);
    await expect(await canvas.findByRole("option", { name: /Cooking/ })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(await canvas.findByText("Nothing matches “xyz”")).toBeVisible();
  },
};
export const Multiple: Story = {
  render: ({ label, options, emptyText, placeholder }) => (
    <Combobox
      multiple
      {...{ label, options, emptyText, placeholder }}
      defaultValue={["cooking", "travel"]}
      onValueChange={change}
      removeLabel={(each) => `Remove ${each}`}
    />
  ),
};
export const Invalid: Story = { args: { error: "Choose a niche" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "cooking" } };
