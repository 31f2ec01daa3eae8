import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator generates a caption and uses an idea as the topic of a script. */
const meta = {
  title: "Flows/Create content",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "creator", path: "/creation" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

const topicField = () => screen.findByRole("textbox", { name: "Topic" });
const expectText = (panel: string, words: RegExp) =>
  waitFor(() => expect(screen.getByRole("group", { name: panel })).toHaveTextContent(words));
const generate = () => screen.getByRole("button", { name: "Generate" });

export const CreatesCaptionAndScript: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await topicField(), "rye bread");
    await userEvent.click(generate());
    await expectText("Your caption", /Rye bread/);
    const [idea] = await screen.findAllByRole("button", { name: /^Rye bread/ });
    if (!idea) throw new Error("Expected at least one idea.");
    await userEvent.click(idea);
    await expect(await topicField()).toHaveValue(idea.textContent);
    await userEvent.click(screen.getByRole("tab", { name: "Script" }));
    await userEvent.click(generate());
    await expectText("Your script", / · 0:00–0:\d\d/);
  },
};

export const RetriesAFailedGeneration: Story = {
  name: "CNT-19 CNT-20 CNT-21 a failed generation shows the server's error in a toast, and Try again generates the text",
  parameters: {
    world: {
      persona: "creator",
      path: "/creation",
      faults: {
        generateContent: { status: 500, body: { error: "The model is overloaded.", message: "A message." }, times: 1 },
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await topicField(), "rye bread");
    await userEvent.click(generate());
    await screen.findByText("The model is overloaded.");
    await expect(await topicField()).toHaveValue("rye bread");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expectText("Your caption", /Rye bread/);
    await expect(screen.queryByText("Error generating content")).toBeNull();
    await expect(await topicField()).toHaveValue("rye bread");
  },
};
