import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, waitFor } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import { textsOf } from "./sample-data.ts";
import { ChatSection } from "../../apps/web/src/features/chat/chat.section.tsx";
import type { ChatView } from "../../apps/web/src/features/chat/chat-view.ts";
import type { Message } from "../../apps/web/src/features/chat/message.ts";

const said = (sender: Message["sender"], text: string, more: Partial<Message> = {}): Message => ({
  id: `${sender} ${text}`,
  text,
  sender,
  timestamp: "2026-11-21T09:00:00.000Z",
  isError: false,
  ...more,
});
const question = said("user", "When should I post on Instagram?");
const answer = said(
  "ai",
  "A rhythm that suits busy parents:\n\n• Tuesday at 07:30 on Instagram\n• Thursday at 12:00 on Instagram\n\nKeep it for three weeks before you judge it.",
);
const apology = said("ai", "I lost the connection for a moment. Please ask me again.", { isError: true });

const view: ChatView = {
  name: "Maya",
  messages: [],
  draft: "",
  isWaiting: false,
  isBuiltIn: false,
  isOnline: true,
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
  args: {
    view,
    onWrite: fn(),
    onSend: fn(),
    onStop: fn(),
    onContinue: fn(),
    onFollow: fn(),
    onClear: fn(),
    onClose: fn(),
  },
  parameters: { design: "chat", layout: "fullscreen", docs: { story: { inline: false, height: "740px" } } },
} satisfies Meta<typeof ChatSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const panelOf = (canvas: { getByRole: ReturnType<typeof within>["getByRole"] }) =>
  canvas.getByRole("dialog", { name: "AI assistant" });

export const Welcome: Story = {
  name: "CHT-04 CHT-11 is 600 px high and shows a welcome message, suggestions, Clear and Close",
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Hello, Maya" })).toBeVisible());
    const panel = panelOf(canvas);
    await expect(panel.offsetHeight).toBe(600);
    await expect(within(panel).getByRole("button", { name: "Clear chat" })).toBeDisabled();
    await expect(within(panel).getByRole("button", { name: /^Close/ })).toBeVisible();
    const suggestions = within(within(panel).getByRole("list", { name: "Suggestions" })).getAllByRole("button");
    await expect(textsOf(suggestions)).toEqual(view.suggestions);
    await userEvent.click(canvas.getByRole("button", { name: "When should I post on Instagram?" }));
    await expect(args.onSend).toHaveBeenCalledWith("When should I post on Instagram?");
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
  },
};
export const Greeting: Story = {
  ...of({ niche: "home workouts" }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^You make content about home workouts\./)).toBeVisible());
  },
};
export const Answered: Story = {
  tags: ["behavior"],
  ...of({ messages: [question, answer] }),
  play: async ({ args, canvas, userEvent }) => {
    const next = within(canvas.getByRole("list", { name: "Ask next" })).getAllByRole("button");
    await expect(textsOf(next)).toEqual([
      "What’s my next task?",
      "Ideas for my next post about home workouts",
      "How do I reach my goal: reach 10,000 followers?",
    ]);
    const task = canvas.getByRole("button", { name: "What’s my next task?" });
    await userEvent.click(task);
    await expect(args.onSend).toHaveBeenCalledWith(task.textContent);
    await userEvent.click(canvas.getByRole("button", { name: "Clear chat" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = {
  tags: ["behavior"],
  name: "CHT-10 shows a typing indicator and sends no messages while an answer is pending",
  ...of({ messages: [question], isWaiting: true, draft: "And where?" }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Assistant is typing");
    await expect(canvas.queryByRole("button", { name: "Send" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** Screen readers announce the complete answer, not each part. */
export const Streaming: Story = {
  tags: ["behavior"],
  ...of({ messages: [question], isWaiting: true, partial: "A rhythm that suits busy parents:\n\n• Tuesday at 07:30" }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Tuesday at 07:30/).closest('[aria-live="off"]')).not.toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
  },
};
export const Stopped: Story = {
  ...of({ messages: [question, said("ai", "A rhythm that suits", { cut: "stopped", author: "gpt-4o-mini" })] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("log")).toHaveTextContent(/gpt-4o-mini · Answer stopped$/);
    await expect(canvas.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};
export const Interrupted: Story = {
  tags: ["behavior"],
  ...of({ messages: [question, said("ai", "A rhythm that suits", { cut: "interrupted", author: "gpt-4o-mini" })] }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("log")).toHaveTextContent(/The answer was interrupted\./);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
  },
};
const builtIn = { author: "trellis-built-in-engine" };
export const BuiltInAssistant: Story = {
  ...of({
    isBuiltIn: true,
    isOnline: false,
    messages: [question, said("ai", answer.text, builtIn), said("user", "And hashtags?"), said("ai", "#Home", builtIn)],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Built-in assistant" })).toBeInTheDocument();
    await expect(canvas.queryByText("Online")).toBeNull();
    await expect(canvas.getAllByText("Built-in engine")).toHaveLength(1);
  },
};
/** Only paths of the product are links. */
export const Links: Story = {
  tags: ["behavior"],
  ...of({
    messages: [
      question,
      said(
        "ai",
        "You can cancel in Settings (/settings). Your tasks are in /roadmap, not in https://x.example/roadmap.",
      ),
    ],
  }),
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["/settings", "/roadmap"]);
    const [settings] = links;
    settings?.addEventListener("click", (event) => event.preventDefault());
    if (settings) await userEvent.click(settings);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
export const AtTheLimit: Story = {
  name: "Says by how many characters a message is too long, and does not send it",
  ...of({ draft: "a".repeat(4_001) }),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^1 character too many: the maximum is 4,000\./)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const ThousandMessages: Story = {
  tags: ["behavior"],
  ...of({
    messages: Array.from({ length: 1000 }, (_, index) => ({ ...answer, id: `${index}`, text: `Answer ${index}` })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Answer 999")).toBeInTheDocument();
    await expect(canvas.queryByText("Answer 950")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show earlier messages" }));
    await expect(await canvas.findByText("Answer 950")).toBeInTheDocument();
  },
};
export const Failed: Story = {
  name: "CHT-23 shows the apology for a failed answer as a message of the assistant",
  ...of({ messages: [question, answer, said("user", "And on Sundays?"), apology] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("log", { name: "Messages" })).toHaveTextContent(/Assistant: I lost the connection/);
  },
};
export const WithDraft: Story = of({ messages: [question, answer], draft: "Three hooks for\nmy next video, please" });
export const LongAnswer: Story = of({
  messages: [question, said("ai", Array.from({ length: 12 }, () => answer.text).join("\n\n"))],
});
export const WithoutAName: Story = of({ name: "" });
export const OnAPhone: Story = {
  tags: ["!test"],
  ...of({ messages: [question, answer] }),
  globals: { viewport: { value: "phone" } },
};
export const WelcomeOnAPhone: Story = {
  name: "CHT-12 covers three quarters of the screen on a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).offsetHeight).toBe(Math.round(innerHeight * 0.75));
    await expect(panelOf(canvas).offsetWidth).toBe(innerWidth);
  },
};
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = {
  tags: ["!test"],
  ...of({ messages: [question], isWaiting: true }),
  globals: { locale: "fr" },
};
export const InterruptedInSpanish: Story = { tags: ["!test"], ...Interrupted, globals: { locale: "es" } };
export const InterruptedInFrench: Story = { tags: ["!test"], ...Interrupted, globals: { locale: "fr" } };
