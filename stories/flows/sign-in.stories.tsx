import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator signs in. */
const meta = {
  title: "Flows/Sign in",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { path: "/login" } },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "maya@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "early-squats-7");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(location.pathname).toBe("/"));
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "maya@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "wrong");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
    await expect(location.pathname).toBe("/login");
  },
};

export const RestoresTheSession: Story = {
  parameters: { world: { path: "/login", persona: "creator" } },
  play: async () => {
    await waitFor(() => expect(location.pathname).toBe("/"));
  },
};
