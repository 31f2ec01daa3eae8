import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a user signs in or signs up. */
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
  name: "SIN-09 SIN-10 a rejected sign-in shows the server’s error, stays on the page and stores no token",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "maya@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "wrong");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
    await expect(location.pathname).toBe("/login");
    await expect(canvas.getByLabelText("Email")).toHaveValue("maya@example.com");
    await expect(localStorage.getItem("token")).toBeNull();
  },
};

/** Fills in the sign-up form and submits it. */
const signUp: Story["play"] = async ({ userEvent }) => {
  for (const [label, text] of [
    ["Full name", "Ana Torres"],
    ["Email", "ana@trellis.example"],
    ["Password", "Sunflower-7"],
    ["Confirm password", "Sunflower-7"],
  ] as const) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
};

export const RejectedRegistration: Story = {
  name: "SUP-10 SUP-23 a rejected registration shows the server’s error, keeps the form and can be sent again",
  parameters: { world: { path: "/signup", faults: { register: { status: 409, sentence: "Taken.", times: 1 } } } },
  play: async (context) => {
    await signUp(context);
    await screen.findByText("Taken.");
    await expect(location.pathname).toBe("/signup");
    await expect(screen.getByLabelText("Full name")).toHaveValue("Ana Torres");
    await context.userEvent.click(await screen.findByRole("button", { name: "Create Account" }));
    await waitFor(() => expect(location.pathname).toBe("/login"));
  },
};

export const RegistrationWithoutConnection: Story = {
  name: "SUP-11 a registration without a connection shows the network error",
  parameters: { world: { path: "/signup", network: "dropped" } },
  play: async (context) => {
    await signUp(context);
    await screen.findByText(/Trellis can’t be reached/);
  },
};

export const RestoresTheSession: Story = {
  parameters: { world: { path: "/login", persona: "creator" } },
  play: async () => {
    await waitFor(() => expect(location.pathname).toBe("/"));
  },
};
