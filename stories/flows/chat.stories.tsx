import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator chats with the assistant. */
const meta = {
  title: "Flows/Chat",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "creator", path: "/" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

/** Opens the chat, clears messages of earlier stories, and returns queries for the panel. */
async function openChat(userEvent: User) {
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^(Open|Close) assistant$/ })[0]).toBeVisible());
  const opening = screen.queryByRole("button", { name: "Open assistant" });
  if (opening) await userEvent.click(opening);
  const panel = within(await screen.findByRole("dialog", { name: "Built-in assistant" }));
  const clear = panel.getByRole("button", { name: "Clear chat" });
  if (!clear.hasAttribute("disabled")) await userEvent.click(clear);
  await waitFor(() => expect(panel.getByRole("textbox", { name: "Message" })).toHaveFocus());
  return panel;
}

export const AnswersAndClears: Story = {
  name: "CHT-06 the assistant answers questions, and Clear chat removes the conversation",
  play: async ({ userEvent }) => {
    const panel = await openChat(userEvent);
    await userEvent.click(panel.getByRole("button", { name: "When should I post on Instagram?" }));
    await panel.findAllByText(/Instagram/);
    await panel.findByText(/built-in engine|moteur intégré|motor integrado/);
    await userEvent.type(panel.getByRole("textbox"), "Hashtags, please{Enter}");
    await panel.findAllByText(/#HomeWorkouts/);
    await expect(panel.queryByRole("heading", { name: "Hello, Maya" })).toBeNull();
    await userEvent.click(panel.getByRole("button", { name: "Clear chat" }));
    await panel.findByRole("heading", { name: "Hello, Maya" });
    await expect(panel.queryByText(/#HomeWorkouts/)).toBeNull();
    await expect(panel.getByRole("textbox", { name: "Message" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Built-in assistant" })).toBeNull());
  },
};

export const AnswerFails: Story = {
  name: "CHT-23 CHT-25 a failed answer shows a toast and an apology in the chat, and the next question is answered",
  parameters: {
    world: { faults: { completeChat: { status: 500, body: { error: { message: "Overloaded." } }, times: 1 } } },
  },
  play: async ({ userEvent }) => {
    const panel = await openChat(userEvent);
    await userEvent.type(panel.getByRole("textbox"), "Hello{Enter}");
    await screen.findByText("OpenAI API error: Overloaded.");
    await waitFor(() => expect(screen.getByText("Connection Error")).toBeVisible());
    await panel.findByText(/try again|ask me again|once more/i);
    await userEvent.type(panel.getByRole("textbox"), "Hashtags, please{Enter}");
    await panel.findAllByText(/#HomeWorkouts/);
  },
};
