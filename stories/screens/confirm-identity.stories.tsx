import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { ConfirmIdentitySection } from "../../apps/web/src/features/security/confirm-identity.section.tsx";

/** The dialog that the app shows before sensitive changes. */
const meta = {
  title: "Screens/Settings/Confirm identity",
  parameters: { design: "settings" },
  component: ConfirmIdentitySection,
  args: {
    hasPassword: true,
    hasPasskey: true,
    hasGoogle: false,
    isSending: false,
    onPassword: fn(),
    onPasskey: fn(),
    onGoogle: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmIdentitySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordOrPasskey: Story = {
  play: async ({ args, userEvent }) => {
    const password = screen.getByLabelText("Password");
    await expect(password).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(password).toHaveAccessibleDescription("Password is required");
    await expect(password).toHaveFocus();
    await userEvent.type(password, "early-squats-7{Enter}");
    await expect(args.onPassword).toHaveBeenCalledWith("early-squats-7");
    await userEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const WrongPassword: Story = {
  args: { refusal: "The password is wrong. Check it and try again." },
  play: async () => {
    await expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/The password is wrong/);
  },
};

export const WithGoogle: Story = {
  args: { hasPassword: false, hasPasskey: false, hasGoogle: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Continue with Google" }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};
