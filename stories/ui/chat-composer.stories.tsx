import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatComposer, type ChatComposerProps } from "@trellis/ui/chat-composer";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

function Controlled(props: ChatComposerProps) {
  const [value, setValue] = useState(props.value);
  const send = (text: string) => {
    setValue("");
    props.onSend(text);
  };
  return <ChatComposer {...props} value={value} onValueChange={setValue} onSend={send} />;
}
// Source blocks show this name.
Controlled.displayName = "ChatComposer";

const meta = {
  id: "ui-chat-composer",
  title: "Components/Product/ChatComposer",
  component: ChatComposer,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A message field with a send button. The field has two rows and grows to 140 px.",
          do: [
            "Clear it when `onSend` is called.",
            "Restore the text if sending fails.",
            "Set `onStop` and `stopLabel` if a pending answer can be stopped.",
          ],
          dont: ["Don't disable the field while an answer is pending (`waiting`): users may draft their next message."],
          keys: [
            ["Enter", "Sends the message, unless it is blank, an answer is pending or an IME is composing"],
            ["Shift + Enter", "Inserts a line break"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Message",
    placeholder: "Ask about growing your audience",
    sendLabel: "Send",
    value: "",
    onValueChange: fn(),
    onSend: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChatComposer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "2");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};
export const Filled: Story = { args: { value: "How do I get more comments?" } };
export const Waiting: Story = { args: { value: "And then?", waiting: true } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  args: { value: "كيف أحصل على تعليقات أكثر؟" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const EnterSends: Story = {
  tags: ["behavior"],
  name: "CHT-08 Enter sends the message, and Shift+Enter inserts a line break",
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "  one{Shift>}{Enter}{/Shift}two ");
    await expect(field).toHaveValue("  one\ntwo ");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("one\ntwo");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};

export const BlanksAreNotSent: Story = {
  tags: ["behavior"],
  name: "CHT-09 blank text is not sent",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "   {Enter}");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const DoesNotSendWhileWaiting: Story = {
  args: { value: "And then?", waiting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveValue("And then?");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A stop button replaces the send button, and ignores the second click of a double click. */
export const Stops: Story = {
  args: { value: "And then?", waiting: true, onStop: fn(), stopLabel: "Stop" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: "Send" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveValue("And then?");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledTimes(2);
  },
};

/** Sending disables the button, so focus returns to the field. */
export const SendsWithButton: Story = {
  args: { value: "Hello" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).toHaveBeenCalledWith("Hello");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const GrowsToItsLimit: Story = {
  tags: ["behavior"],
  name: "CHT-07 has two rows and grows to 140 px",
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveAttribute("rows", "2");
    const small = field.offsetHeight;
    await userEvent.type(field, "a{Shift>}{Enter}{Enter}{Enter}{/Shift}b");
    await expect(field.offsetHeight).toBeGreaterThan(small);
    await userEvent.type(field, "{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}c");
    await expect(field.offsetHeight).toBe(140);
  },
};
