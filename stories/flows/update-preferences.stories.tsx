import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator updates their preferences, which changes the roadmap. */
const meta = {
  title: "Flows/Update preferences",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "creator", path: "/onboarding-update" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole("textbox", { name });
const current = () => within(screen.getByRole("region", { name: "Your answers" }));
const update = () => screen.getByRole("button", { name: "Update preferences" });

export const ChangesTheGoal: Story = {
  play: async ({ userEvent }) => {
    const goal = await field("Goal");
    await userEvent.clear(goal);
    await userEvent.paste("first sponsor, , a calm week");
    await userEvent.click(update());
    await screen.findByText("Your preferences are saved.");
    await waitFor(() => expect(current().getByText("a calm week")).toBeVisible());
    await screen.findByText("Saved. Your new roadmap is growing from these answers.");
    await expect(await field("Goal")).toHaveValue("first sponsor, a calm week");
    await userEvent.click(screen.getByRole("link", { name: "Personalized Roadmap" }));
    await screen.findByRole("heading", { name: "Your three-week roadmap" });
    await expect(screen.getByText(/First sponsor/i)).toBeVisible();
  },
};

export const FitsTheTimePerWeek: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Time per week" }), "upTo2");
    await userEvent.click(update());
    await screen.findByText("Saved. Your new roadmap is growing from these answers.");
    await userEvent.click(screen.getByRole("link", { name: "Personalized Roadmap" }));
    await screen.findByText(/ 20 minut[eo]s/);
  },
};

export const RetriesAFailedUpdate: Story = {
  parameters: {
    world: {
      persona: "creator",
      path: "/onboarding-update",
      faults: { updateOnboarding: { status: 503, sentence: "Try again later.", times: 1 } },
    },
  },
  play: async ({ userEvent }) => {
    const skills = await field("Skills");
    await userEvent.clear(skills);
    await userEvent.paste("juggling");
    await userEvent.click(update());
    await screen.findByText("Try again later.");
    await expect(screen.getByRole("textbox", { name: "Skills" })).toHaveValue("juggling");
    await userEvent.click(update());
    await waitFor(() => expect(current().getByText("juggling")).toBeVisible());
  },
};
