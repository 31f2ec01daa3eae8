import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { SignInScreen, type SignInScreenProps } from "../../apps/web/src/features/account/sign-in.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Sign in",
  component: SignInScreen,
  parameters: { design: "sign-in", layout: "fullscreen", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: { view: "editing", onSubmit: fn(), onGoogle: fn() },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Sending: Story = { args: { view: "sending", email: "ana@trellis.example" } };

export const WithGoogle: Story = { args: { view: "withGoogle" } };

export const WithPasskey: Story = { args: { view: "withPasskey", onPasskey: fn() } };

export const AfterSignUp: Story = { args: { email: "ana@trellis.example" } };

export const WithErrors: Story = {
  tags: ["behavior"],
  name: "SIN-07 rejects missing and malformed fields",
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText("Email");
    await userEvent.type(email, "abc{Enter}");
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.keyboard("{Enter}");
    await expect(email).toHaveAccessibleDescription("Email is required");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CorrectedEmail: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText(/^E-?mail|^Correo/);
    await userEvent.type(email, "abc{Enter}");
    await expect(email).toBeInvalid();
    await userEvent.type(email, "@d.ef");
    await userEvent.tab();
    await expect(email).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Sign-in accepts any password, because the rules may have changed since the password was set. */
export const SubmitsOnEnter: Story = {
  tags: ["behavior"],
  name: "SIN-08 accepts a password of one character",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^E-?mail|^Correo/), " ana@trellis.example ");
    await userEvent.type(canvas.getByLabelText(/^(Password|Contraseña|Mot de passe)$/), "x{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "ana@trellis.example", password: "x" });
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const French: Story = { tags: ["!test"], globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: { editing: Editing, sending: Sending, withGoogle: WithGoogle, withPasskey: WithPasskey } satisfies StoryOfEach<
    SignInScreenProps["view"]
  >,
};
