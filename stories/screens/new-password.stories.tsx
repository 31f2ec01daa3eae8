import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import {
  NewPasswordScreen,
  type NewPasswordScreenProps,
} from "../../apps/web/src/features/account/new-password.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/New password",
  component: NewPasswordScreen,
  parameters: { design: "new-password", layout: "fullscreen", scene: "bud", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: { view: "editing", email: "ana@trellis.example", onSubmit: fn() },
} satisfies Meta<typeof NewPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  name: "RST-04 links back to sign-in",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
  },
};

export const Sending: Story = { args: { view: "sending" } };

export const NoToken: Story = { args: { view: "noToken", email: "" } };

export const CodeExpired: Story = { args: { view: "expired" } };

export const RefusedPassword: Story = {
  name: "shows next to the field why the server rejected the new password",
  args: { refusal: { issue: "passwordPersonal" } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("New password");
    await expect(password).toHaveAccessibleDescription(/too close to your name/);
    await expect(password).toHaveFocus();
  },
};

const strengths = [
  ["abc", "weak"],
  ["Abcde1", "medium"],
  ["Abcd1!", "strong"],
] as const;

/** The strength is updated while typing. */
export const Strength: Story = {
  tags: ["behavior"],
  name: "RST-03 shows the strength of the password",
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("New password");
    for (const [typed, word] of strengths) {
      await userEvent.clear(password);
      await userEvent.type(password, typed);
      await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", word);
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};

/** Password managers need the user name and `autocomplete="new-password"` to store the password. */
export const ForPasswordManagers: Story = {
  tags: ["behavior"],
  name: "RST-01 RST-02 masks both passwords, shows them on request and supports password managers",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("[autocomplete=username]")).toHaveValue("ana@trellis.example");
    for (const label of ["New password", "Confirm password"]) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", "new-password");
      await expect(canvas.getByLabelText(label)).toHaveAttribute("type", "password");
    }
    for (const [index, label] of ["New password", "Confirm password"].entries()) {
      const [show] = canvas.getAllByRole("button", { name: "Show password" }).slice(index);
      if (!show) throw new Error("Expected a button that shows the password.");
      await userEvent.click(show);
      await expect(canvas.getByLabelText(label)).toHaveAttribute("type", "text");
      await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
      await expect(canvas.getByLabelText(label)).toHaveAttribute("type", "password");
    }
  },
};

export const WithErrors: Story = {
  tags: ["behavior"],
  name: "RST-05 RST-07 rejects missing, short and mismatched passwords",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "12345");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "1234567{Enter}");
    await expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription(/at least 6 characters/);
    await expect(canvas.getByLabelText("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
    await expect(canvas.getByLabelText("New password")).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText("New password"));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription("This field is required");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const French: Story = { tags: ["!test"], globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: { editing: Editing, sending: Sending, noToken: NoToken, expired: CodeExpired } satisfies StoryOfEach<
    NewPasswordScreenProps["view"]
  >,
};
