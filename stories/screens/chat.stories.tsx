import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ChatSection, type ChatView } from "../../apps/web/src/features/chat/chat.section.tsx";
import type { Message } from "../../apps/web/src/features/chat/message.ts";

const said = (sender: Message["sender"], text: string, isError = false): Message => ({
  id: `${sender} ${text}`,
  text,
  sender,
  timestamp: "2026-11-21T09:00:00.000Z",
  isError,
});
const question = said("user", "When should I post on Instagram?");
const answer = said(
  "ai",
  "A rhythm that suits busy parents:\n\n• Tuesday at 07:30 on Instagram\n• Thursday at 12:00 on Instagram\n\nKeep it for three weeks before you judge it.",
);
const apology = said("ai", "I lost the connection for a moment. Please ask me again.", true);

const view: ChatView = {
  name: "Maya",
  messages: [],
  draft: "",
  isWaiting: false,
  suggestions: [
    "Ideas for my next post about home workouts",
    "When should I post on Instagram?",
    "How do I reach my goal: reach 10,000 followers?",
  ],
};
const of = (part: Partial<ChatView>) => ({ args: { view: { ...view, ...part } } });

const meta = {
  title: "Screens/Chat",
  component: ChatSection,
  args: { view, onWrite: fn(), onSend: fn(), onClear: fn(), onClose: fn() },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "740px" } } },
} satisfies Meta<typeof ChatSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Hello, Maya" })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "When should I post on Instagram?" }));
    await expect(args.onSend).toHaveBeenCalledWith("When should I post on Instagram?");
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
  },
};
export const Answered: Story = {
  ...of({ messages: [question, answer] }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear chat" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = {
  ...of({ messages: [question], isWaiting: true, draft: "And where?" }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Assistant is typing");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  ...of({ messages: [question, answer, said("user", "And on Sundays?"), apology] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("log", { name: "Messages" })).toHaveTextContent(/Assistant: I lost the connection/);
  },
};
export const Drafted: Story = of({ messages: [question, answer], draft: "Three hooks for\nmy next video, please" });
export const LongAnswer: Story = of({
  messages: [question, said("ai", Array.from({ length: 12 }, () => answer.text).join("\n\n"))],
});
export const WithoutAName: Story = of({ name: "" });
export const OnAPhone: Story = {
  tags: ["!test"],
  ...of({ messages: [question, answer] }),
  globals: { viewport: { value: "phone" } },
};
export const WelcomeOnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = {
  tags: ["!test"],
  ...of({ messages: [question], isWaiting: true }),
  globals: { locale: "fr" },
};
