import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, waitFor } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { EnterCodeScreen, type EnterCodeScreenProps } from "../../apps/web/src/features/account/enter-code.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const resend = { isSending: false, secondsLeft: 0 };
const editing = { is: "editing", email: "ana@trellis.example", resend } as const;

const meta = {
  title: "Screens/Enter code",
  component: EnterCodeScreen,
  parameters: { design: "enter-code", layout: "fullscreen", scene: "bud", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: { view: editing, onSubmit: fn(), onResend: fn() },
} satisfies Meta<typeof EnterCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Sending: Story = { args: { view: { ...editing, is: "sending" } } };

/** The field accepts only letters and digits, and the form is submitted only with six digits. */
export const NotSixDigits: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole("textbox");
    await userEvent.type(code, "a1-$ b2{Enter}");
    await expect(code).toHaveValue("a1b2");
    await expect(code).toHaveAccessibleDescription("Code must be 6 digits");
    await waitFor(() => expect(code).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submits: Story = {
  tags: ["behavior"],
  name: "OTP-10 submits six digits and keeps leading zeros",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("012 345");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(args.onSubmit).toHaveBeenCalledWith("012345");
  },
};

/** After a wrong code, the field is empty and focused. */
export const WrongCode: Story = {
  args: { view: { ...editing, refusal: { message: "Invalid verification code" } } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox");
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription("Invalid verification code");
    await userEvent.keyboard("1");
    await expect(code).toBeValid();
    await userEvent.keyboard("{Backspace}");
  },
};

export const NoEmail: Story = { args: { view: { is: "noEmail" } } };

export const ResendsTheCode: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend code" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Resending: Story = { args: { view: { ...editing, resend: { isSending: true, secondsLeft: 0 } } } };

export const CountingDown: Story = {
  args: { view: { ...editing, resend: { isSending: false, secondsLeft: 42 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend code" }));
    await expect(args.onResend).not.toHaveBeenCalled();
    await expect(canvas.getByText("Resend in 42 s")).toBeVisible();
  },
};

export const LongEmail: Story = {
  tags: ["!test"],
  args: { view: { ...editing, email: "maximiliana.alexandra.von.torres-villanueva@a-very-long-name.trellis.example" } },
  globals: { viewport: { value: "phone" } },
};

export const French: Story = { tags: ["!test"], globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: { noEmail: NoEmail, editing: Editing, sending: Sending } satisfies StoryOfEach<EnterCodeScreenProps["view"]>,
};
