import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from "../../apps/web/src/features/account/forgot-password.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Forgot password",
  component: ForgotPasswordScreen,
  parameters: { design: "forgot-password", layout: "fullscreen", scene: "bud", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: { view: "editing", onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Sending: Story = { args: { view: "sending", email: "ana@trellis.example" } };

export const WithAnError: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole("textbox");
    await userEvent.type(email, "abc{Enter}");
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.keyboard("{Enter}");
    await expect(email).toHaveAccessibleDescription("This field is required");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitsOnEnter: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), " ana@trellis.example {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("ana@trellis.example");
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const Spanish: Story = { tags: ["!test"], globals: { locale: "es" } };

/** A story for each member of the view. */
const states = {
  view: { editing: Editing, sending: Sending } satisfies StoryOfEach<ForgotPasswordScreenProps["view"]>,
};
