import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { OneTimeCode, type OneTimeCodeProps } from "@trellis/ui/one-time-code";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, waitFor } from "storybook/test";

function Written(props: OneTimeCodeProps) {
  const [value, setValue] = useState(props.value ?? "");
  const write = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <OneTimeCode {...props} value={value} onValueChange={write} />;
}
// Source blocks show this name.
Written.displayName = "OneTimeCode";

const about = `
A short code from a message, with one box per character. It is a single native input, so that pasting, autofill,
password managers and screen readers work as in any text field.

**Do** set \`inputMode="numeric"\` for numeric codes; state in the hint where the code was sent.\\
**Don't** submit the form automatically when the last box is filled, unless users can easily correct a wrong code.

| Key | Action |
| --- | --- |
| letters, digits | Fills the box, or replaces its character, and moves to the next box |
| ←, → | Moves to the adjacent box |
| Home, End | Moves to the first box or past the last character |
| Backspace | Removes the character in the box, or the previous one if it is empty |
| Ctrl V | Pastes the code, ignoring anything but letters and digits |
`;

const meta = {
  id: "ui-one-time-code",
  title: "Components/Forms/OneTimeCode (PIN, OTP)",
  component: OneTimeCode,
  args: { label: "Code from the email", value: "", onValueChange: fn(), onComplete: fn() },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof OneTimeCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "Six digits, sent to ana@greenkitchen.tv" } };
export const PartlyFilled: Story = { args: { value: "12A" } };
export const Full: Story = { args: { value: "123456" } };
export const Invalid: Story = { args: { value: "123450", error: "Invalid verification code" } };
export const Disabled: Story = { args: { value: "123456", disabled: true } };
export const FourBoxes: Story = { args: { length: 4, value: "12", label: "PIN" } };
export const LongText: Story = {
  args: { label: "Código de verificación de seis cifras que te hemos enviado por correo" },
};
export const OnASmallPhone: Story = {
  tags: ["!test"],
  args: { value: "WWMM88" },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  args: { label: "رمز التحقق", value: "123" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Typing: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: "Code from the email" });
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.tab();
    await userEvent.keyboard("1-2 é3a4b9");
    await expect(code).toHaveValue("123a4b");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("123a4b");
  },
};

export const Pasting: Story = {
  args: { value: "999999" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste("12-34 56");
    await expect(canvas.getByRole("textbox")).toHaveValue("123456");
  },
};

export const ReplacingInTheMiddle: Story = {
  args: { value: "123456" },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}x");
    await expect(code).toHaveValue("12x456");
    await userEvent.keyboard("y");
    await expect(code).toHaveValue("12xy56");
    await userEvent.keyboard("{End}7");
    await expect(code).toHaveValue("12xy56");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(code).toHaveValue("12xy");
  },
};

const boxes = (field: HTMLElement) => field.parentElement?.textContent;

/** Without `value`, the field manages its own state, and resetting the form restores the initial code. */
export const Uncontrolled: Story = {
  render: ({ value: _value, ...args }) => (
    <form>
      <OneTimeCode {...args} name="code" defaultValue="12" />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole("textbox");
    await expect(boxes(code)).toBe("12");
    await userEvent.tab();
    await userEvent.keyboard("{End}3-4");
    await expect(code).toHaveValue("1234");
    await expect(boxes(code)).toBe("1234");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(code).toHaveValue("12");
    await waitFor(() => expect(boxes(code)).toBe("12"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("12");
  },
};

/** Resetting the form calls `onValueChange` of a controlled field. */
export const ResetWhileControlled: Story = {
  tags: ["behavior"],
  args: { value: "123" },
  render: (args) => (
    <form>
      <Written {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue(""));
    await expect(boxes(canvas.getByRole("textbox"))).toBe("");
  },
};

const submitted = fn();

function Registered({ value: _value, ...props }: OneTimeCodeProps) {
  // `register` returns a new ref after a reset, which the React Compiler would not pass on.
  "use no memo";
  const { register, handleSubmit, reset, setValue } = useForm({ defaultValues: { code: "12" } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}>
      <OneTimeCode {...props} {...register("code")} />
      <Button type="submit">Send</Button>
      <Button variant="secondary" type="button" onClick={() => setValue("code", "777")}>
        Fill
      </Button>
      <Button variant="secondary" type="button" onClick={() => reset()}>
        Reset
      </Button>
    </form>
  );
}
// Source blocks show this name.
Registered.displayName = "OneTimeCode";

/** Tests react-hook-form's `register`: default value, typed and pasted codes, `setValue` and `reset`. */
export const RegisteredInAForm: Story = {
  tags: ["behavior"],
  render: (args) => <Registered {...args} />,
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const code = canvas.getByRole("textbox");
    const send = async () => userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(boxes(code)).toBe("12"));
    await userEvent.tab();
    await userEvent.keyboard("{End}3-4");
    await send();
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ code: "1234" }));
    await userEvent.click(code);
    await userEvent.paste("65-43 21");
    await send();
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ code: "654321" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fill" }));
    await waitFor(() => expect(boxes(code)).toBe("777"));
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(boxes(code)).toBe("12"));
    await send();
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ code: "12" }));
  },
};
