import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app over the API's own code: in with Google. Storybook has no second window: the stories speak for it. */
const meta = {
  title: "Flows/Google",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { path: "/login" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

const sofia = { source: "trellis-sandbox-google", accessToken: "sandbox-token.sandbox-google-1" };

/** Presses the button, and has the window that would open answer as its page does. */
async function choosePerson(userEvent: User, name: string): Promise<void> {
  const opened = spyOn(window, "open").mockReturnValue(window);
  await userEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  dispatchEvent(new MessageEvent("message", { source: window, origin: location.origin, data: sofia }));
}

export const SignsIn: Story = {
  play: async ({ userEvent }) => {
    await choosePerson(userEvent, "Continue with Google");
    await waitFor(() => expect(location.pathname).toBe("/payment"));
  },
};

export const SignsUp: Story = {
  parameters: { world: { path: "/signup" } },
  play: async ({ userEvent }) => {
    await choosePerson(userEvent, "Sign up with Google");
    await waitFor(() => expect(location.pathname).toBe("/payment"));
  },
};

export const WhenTheBrowserBlocksTheWindow: Story = {
  play: async ({ userEvent }) => {
    spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(await screen.findByRole("button", { name: "Continue with Google" }));
    await screen.findByText(/Allow pop-ups/);
  },
};

export const WhenTheServerRefuses: Story = {
  parameters: { world: { faults: { logIn: { status: 403, sentence: "Google could not prove who you are." } } } },
  play: async ({ userEvent }) => {
    await choosePerson(userEvent, "Continue with Google");
    await screen.findByText("Google could not prove who you are.");
    await expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeEnabled();
  },
};
