import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { PasswordSection, type PasswordSectionProps } from "../../apps/web/src/features/account/password.section.tsx";

/** The password of the account. */
const meta = {
  title: "Screens/Settings/Password",
  component: PasswordSection,
  parameters: { design: "settings", states: (): object => [meta, states] },
  args: {
    email: "maya@example.com",
    hasPassword: true,
    form: "shown",
    onToggle: fn(),
    onSubmit: fn(),
    isRequestingCode: false,
    onSet: fn(),
  },
} satisfies Meta<typeof PasswordSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card warns before the change that other devices will be signed out. */
export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Changing it signs you out on all other devices.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Changing: Story = {
  args: { form: "editing" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Current password"), "old-habits-7");
    await userEvent.type(canvas.getByLabelText("New password"), "late-squats-8");
    await expect(canvas.getByRole("meter", { name: "Password strength" })).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Confirm new password"), "late-squats{Enter}");
    await expect(canvas.getByLabelText("Confirm new password")).toHaveAccessibleDescription("Passwords do not match");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Confirm new password"), "-8{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: "old-habits-7",
      newPassword: "late-squats-8",
      confirmPassword: "late-squats-8",
    });
  },
};

export const Forgotten: Story = {
  args: { form: "editing" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Forgot it? Get a code by email" }));
    await expect(args.onSet).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { form: "sending" } };

export const WrongPassword: Story = {
  args: {
    form: "editing",
    refusal: { field: "currentPassword", message: "The password is wrong. Check it and try again." },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Current password");
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("The password is wrong. Check it and try again.");
  },
};

export const CommonPassword: Story = {
  args: {
    form: "editing",
    refusal: {
      field: "newPassword",
      message: "This password is on lists of common or leaked passwords. Choose another one.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription(/common or leaked/);
  },
};

/** Users who sign in with Google can set a password with a code. */
export const WithoutAPassword: Story = {
  args: { hasPassword: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set a password" }));
    await expect(args.onSet).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { tags: ["!test"], ...CommonPassword, globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { tags: ["!test"], args: { hasPassword: false }, globals: { locale: "fr" } };

/** A story for each state of the form. */
const states = {
  form: { shown: Shown, editing: Changing, sending: Sending } satisfies StoryOfEach<PasswordSectionProps["form"]>,
};
