import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import {
  SecondStepScreen,
  type SecondStepScreenProps,
} from "../../apps/web/src/features/security/second-step.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

/** The second step of a sign-in. */
const meta = {
  title: "Screens/Second step",
  component: SecondStepScreen,
  parameters: { design: "sign-in", layout: "fullscreen", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: {
    method: "totp",
    others: ["passkey", "recoveryCode"],
    isSending: false,
    onCode: fn(),
    onPasskey: fn(),
    onMethod: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SecondStepScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuthenticatorApp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText("6-digit code");
    await expect(code).toHaveFocus();
    await userEvent.keyboard("123{Enter}");
    await expect(code).toHaveAccessibleDescription("Code must be 6 digits");
    await userEvent.keyboard("456{Enter}");
    await expect(args.onCode).toHaveBeenCalledWith("123456");
    await userEvent.click(canvas.getByRole("button", { name: "Use a recovery code instead" }));
    await expect(args.onMethod).toHaveBeenCalledWith("recoveryCode");
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign-in" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const WrongCode: Story = {
  args: { refusal: { message: "This code is wrong or has already been used. Check it and try again." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("6-digit code")).toHaveAccessibleDescription(/already been used/);
  },
};

export const RecoveryCode: Story = {
  args: { method: "recoveryCode", others: ["totp"] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Recovery code"), " k7fq2-9xwtm{Enter}");
    await expect(args.onCode).toHaveBeenCalledWith("k7fq2-9xwtm");
  },
};

/** The field of another method has focus at once, so that nothing typed is lost. */
export const SwitchedToRecoveryCode: Story = {
  render: function Switchable(args) {
    const [method, setMethod] = useState(args.method);
    return (
      <SecondStepScreen
        {...args}
        method={method}
        others={method === "totp" ? ["recoveryCode"] : ["totp"]}
        onMethod={setMethod}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole<HTMLButtonElement>("button", { name: "Use a recovery code instead" }).click();
    await Promise.resolve();
    await expect(canvas.getByLabelText("Recovery code")).toHaveFocus();
  },
};

export const Passkey: Story = {
  args: { method: "passkey", others: ["recoveryCode"] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Use a passkey" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};

/** The account has only passkeys, and the browser doesn't support them. */
export const NoMethod: Story = { args: { method: undefined, others: [] } };

export const InFrench: Story = {
  tags: ["!test"],
  globals: { locale: "fr", viewport: { value: "phone" } },
};

/** A story for each method. */
const states = {
  method: { totp: AuthenticatorApp, passkey: Passkey, recoveryCode: RecoveryCode } satisfies StoryOfEach<
    NonNullable<SecondStepScreenProps["method"]>
  >,
};
