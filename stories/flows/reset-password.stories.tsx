import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { emailsTo } from "../../.storybook/world.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator resets a forgotten password. */
const meta = {
  title: "Flows/Reset password",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { path: "/forget-password" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

const maya = "maya@example.com";
const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const button = (name: string) => screen.findByRole("button", { name });

/** Requests a code and reads it from the email. */
async function requestCode(userEvent: User): Promise<string> {
  await userEvent.type(await screen.findByLabelText("Email"), `${maya}{Enter}`);
  await at("/enter-otp");
  await waitFor(() => expect(emailsTo(maya)).not.toHaveLength(0));
  return /\b\d{6}\b/.exec(emailsTo(maya)[0]?.text ?? "")?.[0] ?? "";
}

async function enterCode(userEvent: User, code: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText("6-digit code"));
  await userEvent.paste(code);
  await userEvent.click(await button("Verify"));
}

async function choosePassword(userEvent: User): Promise<void> {
  await at("/enter-password");
  await userEvent.type(await screen.findByLabelText("New password"), "late-squats-8");
  await userEvent.type(screen.getByLabelText("Confirm password"), "late-squats-8");
  await userEvent.click(await button("Reset password"));
}

export const ResetsThePassword: Story = {
  play: async ({ userEvent }) => {
    await enterCode(userEvent, await requestCode(userEvent));
    await choosePassword(userEvent);
    await at("/change-password-success");
    await userEvent.click(await screen.findByRole("link", { name: "Continue to sign in" }));
    await at("/login");
    await userEvent.type(await screen.findByLabelText("Email"), maya);
    await userEvent.type(screen.getByLabelText("Password"), "late-squats-8{Enter}");
    await at("/");
  },
};

export const WrongCodeFirst: Story = {
  name: "OTP-14 clears a wrong code, shows an error and accepts the next code",
  play: async ({ userEvent }) => {
    const code = await requestCode(userEvent);
    await enterCode(userEvent, code === "000000" ? "111111" : "000000");
    const field = await screen.findByLabelText("6-digit code");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Invalid verification code"));
    await waitFor(() => expect(field).toHaveValue(""));
    await enterCode(userEvent, code);
    await at("/enter-password");
  },
};

export const VerificationFailsOnce: Story = {
  name: "OTP-13 OTP-15 a failed verification shows the server’s message, and the code page stays open",
  parameters: {
    world: { faults: { verifyCode: { status: 400, sentence: "Code expired. Please request a new one", times: 1 } } },
  },
  play: async ({ userEvent }) => {
    const code = await requestCode(userEvent);
    await enterCode(userEvent, code);
    const toasts = await screen.findByRole("region", { name: "Notifications" });
    await waitFor(() => expect(toasts).toHaveTextContent("Code expired. Please request a new one"));
    await at("/enter-otp");
  },
};

export const NoEmail: Story = {
  name: "OTP-02 OTP-18 without an email address, no code is verified, and a link opens the screen that sends a code",
  parameters: { world: { path: "/enter-otp" } },
  play: async ({ userEvent }) => {
    await screen.findByText("No email provided");
    await enterCode(userEvent, "123456");
    const toasts = await screen.findByRole("region", { name: "Notifications" });
    await waitFor(() => expect(toasts).toHaveTextContent("No email provided"));
    await expect(screen.getByLabelText("6-digit code")).toHaveValue("123456");
    await userEvent.click(screen.getByRole("link", { name: "Get a code" }));
    await at("/forget-password");
  },
};

export const EmailDeliveryFailsOnce: Story = {
  parameters: { world: { faults: { forgotPassword: { status: 503, times: 1 } } } },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText("Email");
    await userEvent.type(email, `${maya}{Enter}`);
    await screen.findByRole("alert");
    await expect(email).toHaveValue(maya);
    await userEvent.click(await button("Send code"));
    await at("/enter-otp");
  },
};

export const ResetFailsOnce: Story = {
  parameters: { world: { faults: { resetPassword: { status: 500, times: 1 } } } },
  play: async ({ userEvent }) => {
    await enterCode(userEvent, await requestCode(userEvent));
    await choosePassword(userEvent);
    await screen.findByRole("alert");
    await expect(screen.getByLabelText("New password")).toHaveValue("late-squats-8");
    await userEvent.click(await button("Reset password"));
    await at("/change-password-success");
  },
};

export const ResetTokenExpired: Story = {
  parameters: { world: { faults: { resetPassword: { status: 400, sentence: "Your code is too old" } } } },
  play: async ({ userEvent }) => {
    await enterCode(userEvent, await requestCode(userEvent));
    await choosePassword(userEvent);
    await userEvent.click(await screen.findByRole("link", { name: "Get a code" }));
    await at("/forget-password");
  },
};

export const NoToken: Story = {
  name: "RTE-05 RST-12 without a reset token, nothing is sent, and a link opens the screen that sends a code",
  parameters: { world: { path: "/enter-password" } },
  play: async ({ userEvent }) => {
    await screen.findByText("Request a code first");
    await choosePassword(userEvent);
    const toasts = await screen.findByRole("region", { name: "Notifications" });
    await waitFor(() => expect(toasts).toHaveTextContent("Request a code first"));
    await userEvent.click(screen.getByRole("link", { name: "Get a code" }));
    await at("/forget-password");
  },
};
