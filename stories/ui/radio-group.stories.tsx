import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { RadioGroup, type RadioGroupProps } from "@trellis/ui/radio-group";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, waitFor } from "storybook/test";
import { hardWords } from "./hard-words.ts";

const languages = [
  { value: "en", label: "English", note: "Your posts and this page", lang: "en" },
  { value: "es", label: "Español", note: "Tus publicaciones y esta página", lang: "es" },
  { value: "fr", label: "Français", note: "Tes publications et cette page", lang: "fr" },
];

function Chosen(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value ?? null);
  const choose = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={choose} />;
}
// Source blocks show this name.
Chosen.displayName = "RadioGroup";

const about = `
A choice between a few visible options: native radio buttons in a \`<fieldset>\`.

**Do** use it for two to five options; use \`variant="cards"\` for options with a description or a picture.\\
**Don't** use it to switch between views. Use a segmented control or tabs.

| Key | Action |
| --- | --- |
| Tab | Moves focus to the selected option, or to the first if none is selected |
| ↑, ↓, ←, → | Selects the next or previous option, wrapping at the ends |
| Space | Selects the focused option |
`;

const meta = {
  id: "ui-radio-group",
  title: "Components/Forms/RadioGroup",
  component: RadioGroup<string>,
  args: { label: "Language", options: languages, value: "en", onValueChange: fn() },
  argTypes: { ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { args: { hint: "You can change it at any time." } };
export const Cards: Story = { args: { variant: "cards" } };
export const NothingChosen: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, error: "Choose a language", required: true } };
export const InvalidCards: Story = { args: { variant: "cards", value: null, error: "Choose a language" } };
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: { variant: "cards", options: languages.map((option) => ({ ...option, disabled: option.value === "fr" })) },
};
export const OnAPhone: Story = {
  tags: ["!test"],
  args: { variant: "cards" },
  globals: { viewport: { value: "phone" } },
};
export const LongText: Story = {
  args: {
    variant: "cards",
    value: hardWords[0],
    options: hardWords.map((label) => ({ value: label, label, note: label })),
  },
};
export const RightToLeft: Story = {
  args: { variant: "cards", label: "اللغة" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const SelectsByArrowKeys: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Language" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /English/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Español/ })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /Français/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("fr");
    await userEvent.click(canvas.getByText("English"));
    await expect(canvas.getByRole("radio", { name: /English/ })).toBeChecked();
  },
};

const submitted = fn();

function Registered({ value: _value, ...props }: RadioGroupProps<string>) {
  // `register` returns a new ref after a reset, which the React Compiler would not pass on.
  "use no memo";
  const { register, handleSubmit, reset } = useForm({ defaultValues: { language: "es" } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}>
      <RadioGroup {...props} {...register("language")} />
      <Button type="submit">Save</Button>
      <Button variant="secondary" type="button" onClick={() => reset()}>
        Reset
      </Button>
    </form>
  );
}
// Source blocks show this name.
Registered.displayName = "RadioGroup";

/** Tests react-hook-form's `register`. */
export const RegisteredInAForm: Story = {
  tags: ["behavior"],
  render: (args) => <Registered {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    const spanish = canvas.getByRole("radio", { name: /Español/ });
    await waitFor(() => expect(spanish).toBeChecked());
    await userEvent.click(canvas.getByText("Français"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("fr");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ language: "fr" }));
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(spanish).toBeChecked());
  },
};
