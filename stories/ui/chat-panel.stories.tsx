import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { ChatPanel } from "@trellis/ui/chat-panel";
import { SampleChat, suggestions, sampleMessages } from "./chat-sample.tsx";

/** The stories use a sample with state. */
const source = `import { ChatComposer } from "@trellis/ui/chat-composer";
import { ChatMessage } from "@trellis/ui/chat-message";
import { ChatPanel } from "@trellis/ui/chat-panel";
import { useState } from "react";

export function Example() {
  const [messages, setMessages] = useState(["How do I get more comments on shorts?"]);
  const [draft, setDraft] = useState("");
  const send = (text: string) => {
    setMessages([...messages, text]);
    setDraft("");
  };
  const composer = (
    <ChatComposer label="Message" sendLabel="Send" value={draft} onValueChange={setDraft} onSend={send} />
  );
  return (
    <ChatPanel
      title="AI assistant"
      status="Online"
      labels={{ clear: "Clear chat", close: "Close", log: "Messages" }}
      onClose={() => {}}
      composer={composer}
    >
      {messages.map((text) => (
        <ChatMessage key={text} from="user" author="You">
          {text}
        </ChatMessage>
      ))}
    </ChatPanel>
  );
}`;

const meta = {
  id: "ui-chat-panel",
  title: "Components/Product/ChatPanel",
  component: ChatPanel,
  parameters: {
    docs: {
      source: { code: source },
      description: {
        component: guide({
          what: "The chat with the assistant, in a corner of the page. `ChatWelcome` fills it until the first message.",
          do: [
            "Focus the composer when the panel opens (`autoFocus`), and the chat button when it closes.",
            "Keep the messages in state that outlives the panel.",
          ],
          dont: [
            "Don't block the page behind it: the panel is not modal.",
            "Don't show it before onboarding is complete.",
          ],
          keys: [
            ["Tab", "Moves through Clear, Close, the messages (arrow keys scroll them), the field and Send"],
            ["Escape", "Closes the panel"],
            ["Enter", "Sends the message; with Shift, inserts a line break"],
          ],
        }),
      },
    },
  },
  args: {
    title: "AI assistant",
    status: "Online",
    labels: { clear: "Clear chat", close: "Close", log: "Messages" },
    onClose: fn(),
    placement: "inline",
    composer: null,
    children: null,
  },
  argTypes: { composer: { control: false }, children: { control: false } },
} satisfies Meta<typeof ChatPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent = fn();

const chat = (messages: typeof sampleMessages, waiting = false): Pick<Story, "render"> => ({
  render: ({ composer: _c, children: _m, ...args }) => (
    <SampleChat {...args} messages={messages} waiting={waiting} onSend={sent} />
  ),
});

export const Conversation: Story = {
  ...chat(sampleMessages),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "AI assistant" })).toBeVisible();
    await expect(canvas.getByRole("log", { name: "Messages" })).toHaveTextContent(/You: How do I get more comments/);
  },
};
export const Waiting: Story = {
  tags: ["behavior"],
  ...chat(sampleMessages.slice(0, 3), true),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Assistant is typing");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "And then?");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};
export const Welcome: Story = {
  ...chat([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Clear chat" })).toBeDisabled();
    await expect(canvas.getByRole("list", { name: "Suggestions" })).toBeVisible();
  },
};
export const InTheCorner: Story = {
  ...chat(sampleMessages),
  args: { placement: "corner" },
  parameters: { layout: "fullscreen" },
};
export const Phone: Story = { tags: ["!test"], ...InTheCorner, globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = {
  ...chat([
    { from: "user", text: "كيف أحصل على تعليقات أكثر؟ 🌱" },
    { from: "ai", text: "اطرح سؤالاً واحداً في أول ثلاث ثوانٍ. Then pin your answer." },
  ]),
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const LongWords: Story = {
  ...chat([
    { from: "user", text: "Aufmerksamkeits".repeat(33) },
    { from: "ai", text: "One line.\nAnother line.\n\nA third one after a pause. 🪴🌻" },
  ]),
  args: { title: "Aufmerksamkeitswachstumsassistent für alle Kanäle", status: "Beschäftigt" },
};

/** A long conversation opens scrolled to the newest message. */
export const ManyMessages: Story = {
  tags: ["behavior"],
  ...chat(Array.from({ length: 40 }, (_, n) => sampleMessages[n % 2] ?? { from: "user", text: "" })),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole("log");
    const isAtFoot = () => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 4);
    await waitFor(isAtFoot);
    await userEvent.type(canvas.getByRole("textbox"), "One more{Enter}");
    await expect(canvas.getByText("One more")).toBeVisible();
    await waitFor(isAtFoot);
  },
};

/** If an answer is taller than the panel, its beginning is in view, below the question. */
export const LongMessage: Story = {
  ...chat([
    ...sampleMessages,
    { from: "user", text: "Tell me everything" },
    { from: "ai", text: "One more line.\n".repeat(40) },
  ]),
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    const topOf = (text: RegExp) =>
      canvas.getByText(text).getBoundingClientRect().top - log.getBoundingClientRect().top;
    await waitFor(() => expect(topOf(/^Tell me everything/)).toBeLessThan(24));
    await expect(topOf(/^Tell me everything/)).toBeGreaterThanOrEqual(0);
    await expect(topOf(/^One more line/)).toBeLessThan(100);
  },
};

export const KeyboardNavigation: Story = {
  tags: ["behavior"],
  ...chat([]),
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: suggestions[0] ?? "" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenLastCalledWith(suggestions[0]);
    const clear = canvas.getByRole("button", { name: "Clear chat" });
    clear.focus();
    await userEvent.keyboard(" ");
    await expect(await canvas.findByText("Hello Ana")).toBeVisible();
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
