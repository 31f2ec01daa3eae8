import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardFields, type CardEntry, type CardFieldsProps } from "@trellis/ui/card-fields";
import { Notice } from "@trellis/ui/notice";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const blank: CardEntry = { number: "", expiry: "", cvc: "" };
const full: CardEntry = { number: "4242424242424242", expiry: "0429", cvc: "123" };

function Controlled({ onValueChange, ...props }: CardFieldsProps) {
  const [value, setValue] = useState(props.value);
  const change = (entry: CardEntry) => {
    setValue(entry);
    onValueChange(entry);
  };
  return <CardFields {...props} value={value} onValueChange={change} />;
}
// Source blocks show this name.
Controlled.displayName = "CardFields";

const meta = {
  id: "ui-card-fields",
  title: "Components/Forms/CardFields",
  component: CardFields,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Fields for card number, expiry date and security code. They format the input; the payment provider validates it.",
          do: ["Pass localized `errors`.", "Keep the three fields together so that browsers can fill them at once."],
          dont: ["Don't store the values after submitting them."],
          keys: [
            ["Tab", "Moves through number, expiry date and security code"],
            ["Backspace", "Removes the previous digit and skips spaces between groups"],
          ],
        }),
      },
    },
  },
  args: {
    value: blank,
    onValueChange: fn(),
    labels: { number: "Card number", expiry: "Expiry", cvc: "CVC", expiryFormat: "MM / YY" },
  },
  argTypes: { note: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: full } };
export const Disabled: Story = { args: { value: full, disabled: true } };
export const Phone: Story = { tags: ["!test"], args: { value: full }, globals: { viewport: { value: "phone" } } };
export const WithErrors: Story = {
  args: {
    errors: { number: "This card number is not valid.", expiry: "This card has expired.", cvc: "Three digits." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Card number")).toBeInvalid();
  },
};
export const Sandbox: Story = {
  args: {
    value: full,
    note: (
      <Notice kind="info" title="Sandbox">
        No card is charged. Try 4242 4242 4242 4242.
      </Notice>
    ),
  },
};

/** The field shows digits in groups and reports them without spaces. */
export const Grouping: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Card number"), "4242424242424242");
    await expect(canvas.getByLabelText("Card number")).toHaveValue("4242 4242 4242 4242");
    await userEvent.type(canvas.getByLabelText("Expiry"), "429");
    await expect(canvas.getByLabelText("Expiry")).toHaveValue("04 / 29");
    await userEvent.type(canvas.getByLabelText("CVC"), "12a3");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(full);
  },
};

export const AmericanExpress: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Card number"), "378282246310005999");
    await expect(canvas.getByLabelText("Card number")).toHaveValue("3782 822463 10005");
  },
};

/** Browsers fill in card numbers and dates in several formats. */
export const Autofill: Story = {
  play: async ({ canvas }) => {
    const expiry = canvas.getByLabelText("Expiry");
    await fireEvent.change(expiry, { target: { value: "2029-04" } });
    await expect(expiry).toHaveValue("04 / 29");
    await fireEvent.change(expiry, { target: { value: "11/2031" } });
    await expect(expiry).toHaveValue("11 / 31");
  },
};

/** The caret keeps its position, and Backspace skips the space between groups. */
export const EditingInTheMiddle: Story = {
  args: { value: full },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText<HTMLInputElement>("Card number");
    await userEvent.click(number);
    number.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    await expect(number).toHaveValue("4244 2424 2424 242");
    await expect(number.selectionStart).toBe(3);
    await userEvent.keyboard("9");
    await expect(number).toHaveValue("4249 4242 4242 4242");
    await expect(number.selectionStart).toBe(4);
  },
};
