import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { useTranslation } from "react-i18next";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { AccountRows } from "../../apps/web/src/shared/account/account-rows.ts";
import { EmailSection, type EmailSectionProps } from "../../apps/web/src/features/account/email.section.tsx";

/** The email address of the account. */
const meta = {
  title: "Screens/Settings/Email",
  component: EmailSection,
  parameters: { design: "settings", states: (): object => [meta, states] },
  decorators: [
    function InCard(Story) {
      const { t } = useTranslation("account-settings");
      return (
        <Card title={t("title")}>
          <AccountRows>
            <Story />
          </AccountRows>
        </Card>
      );
    },
  ],
  args: {
    email: "maya@example.com",
    isVerified: true,
    isGoogle: false,
    form: "shown",
    isResending: false,
    onToggle: fn(),
    onSubmit: fn(),
    onResend: fn(),
  },
} satisfies Meta<EmailSectionProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Confirmed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change email" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const NotConfirmed: Story = {
  args: { isVerified: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Not confirmed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send the link again" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Resending: Story = { args: { isVerified: false, isResending: true } };

/** The form says which address gets which email before anything is sent. */
export const Changing: Story = {
  args: { form: "editing" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "New email" });
    await expect(field).toHaveAccessibleDescription(
      /^The new address gets a link, and maya@example\.com gets a notice\./,
    );
    await userEvent.type(field, "maya{Enter}");
    await expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, "@trellis.example{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("maya@trellis.example");
  },
};

export const Sending: Story = { args: { form: "sending" } };

export const Refused: Story = {
  args: { form: "editing", refusal: "This is already the email of your account. Enter another one." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "New email" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/already the email of your account/);
  },
};

/** A change that is pending until the user opens its link. */
export const Waiting: Story = {
  args: { pendingEmail: "studio@trellis.example" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Open the link we sent to studio@trellis.exampleYour email changes when you open it.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const OfAGoogleAccount: Story = {
  args: { isGoogle: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/this is the email of your Google account/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LongEmail: Story = {
  args: { email: `${"maximiliana-alexandra.".repeat(3)}berg@a-very-long-name.trellis.example`, isVerified: false },
  globals: { viewport: { value: "phone" } },
};
export const InSpanish: Story = { tags: ["!test"], args: { form: "editing" }, globals: { locale: "es" } };
export const InFrench: Story = {
  tags: ["!test"],
  args: { pendingEmail: "studio@trellis.example" },
  globals: { locale: "fr", viewport: { value: "phone" } },
};

/** A story for each state of the form. */
const states = {
  form: { shown: Confirmed, editing: Changing, sending: Sending } satisfies StoryOfEach<EmailSectionProps["form"]>,
};
