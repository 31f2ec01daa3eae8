import type { Meta, StoryObj } from "@storybook/react-vite";
import { spyOn, waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a user signs in with Google. The stories simulate the message from Google's pop-up. */
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

/** Presses a Google button and sends the message that the pop-up would send. */
async function chooseAccount(userEvent: User, name: string): Promise<void> {
  const opened = spyOn(window, "open").mockReturnValue(window);
  await userEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  dispatchEvent(new MessageEvent("message", { source: window, origin: location.origin, data: sofia }));
}

export const SignsIn: Story = {
  play: async ({ userEvent }) => {
    await chooseAccount(userEvent, "Continue with Google");
    await waitFor(() => expect(location.pathname).toBe("/payment"));
  },
};

export const SignsUp: Story = {
  name: "SUP-09 signing up with Google opens the plans",
  parameters: { world: { path: "/signup" } },
  play: async ({ userEvent }) => {
    await chooseAccount(userEvent, "Sign up with Google");
    await waitFor(() => expect(location.pathname).toBe("/payment"));
  },
};

export const PopUpBlocked: Story = {
  play: async ({ userEvent }) => {
    spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(await screen.findByRole("button", { name: "Continue with Google" }));
    await screen.findByText(/Allow pop-ups/);
  },
};

export const RejectedByServer: Story = {
  name: "GOO-04 shows the server’s message when it rejects the sign-in",
  parameters: { world: { faults: { logIn: { status: 403, sentence: "Google could not verify your identity." } } } },
  play: async ({ userEvent }) => {
    await chooseAccount(userEvent, "Continue with Google");
    await screen.findByText("Google could not verify your identity.");
    await expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeEnabled();
  },
};
