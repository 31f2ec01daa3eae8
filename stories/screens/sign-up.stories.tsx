import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { SignUpScreen, type SignUpScreenProps } from "../../apps/web/src/features/account/sign-up.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Sign up",
  component: SignUpScreen,
  parameters: { design: "sign-up", layout: "fullscreen", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: { view: "editing", onSubmit: fn(), onGoogle: fn(), onOpenDocument: fn() },
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignUpFields: Story = {
  name: "SUP-01 asks for name, email, password and password confirmation",
  play: async ({ canvas }) => {
    for (const label of ["Full name", "Email", "Password", "Confirm password"]) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
    }
  },
};

export const Terms: Story = {
  tags: ["behavior"],
  name: "SUP-02 shows an unchecked terms checkbox and opens the privacy policy",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "privacy policy" }));
    await expect(args.onOpenDocument).toHaveBeenCalledWith("privacy");
  },
};

export const IdleLabel: Story = {
  name: "SUP-03 labels the submit button Create Account",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Create Account" })).toBeEnabled();
  },
};

export const Google: Story = {
  tags: ["behavior"],
  name: "SUP-05 offers to sign up with Google",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign up with Google" }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};

export const LogIn: Story = {
  name: "SUP-06 links to the sign-in page",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  },
};

export const Sending: Story = { args: { view: "sending" } };

export const RefusedPassword: Story = {
  name: "shows next to the field why the server rejected the password",
  args: { refusal: { issue: "passwordCommon" } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("Password");
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(/lists of common or leaked passwords/);
    await expect(password).toHaveFocus();
  },
};

export const WithGoogle: Story = { args: { view: "withGoogle" } };

export const WithErrors: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    const name = canvas.getByLabelText("Full name");
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await userEvent.type(name, "A");
    await expect(name).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const valid = {
  "Full name": "Ana Torres",
  Email: "ana@trellis.example",
  Password: "Sunflower-7",
  "Confirm password": "Sunflower-7",
};
const invalid: readonly (readonly [Partial<typeof valid>, keyof typeof valid, RegExp])[] = [
  [{ "Full name": "" }, "Full name", /is required$/],
  [{ "Full name": "   " }, "Full name", /is required$/],
  [{ Email: "" }, "Email", /is required$/],
  [{ Email: "abc" }, "Email", /^Please enter a valid email address$/],
  [{ Password: "12345", "Confirm password": "12345" }, "Password", /at least 6 characters$/],
  [{ Password: "" }, "Password", /is required$/],
  [{ "Confirm password": "Sunflower-8" }, "Confirm password", /^Passwords do not match$/],
  [{ "Confirm password": "" }, "Confirm password", /is required$/],
];

/** Each invalid value causes an error message at its field. */
export const InvalidFields: Story = {
  tags: ["behavior"],
  name: "SUP-12 SUP-13 SUP-14 SUP-15 SUP-16 SUP-18 SUP-19 SUP-20 SUP-21 shows an error at the field with invalid input",
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole("button", { name: "Create Account" });
    await userEvent.click(canvas.getByRole("checkbox"));
    for (const [change, label, message] of invalid) {
      for (const [name, value] of Object.entries({ ...valid, ...change })) {
        await userEvent.clear(canvas.getByLabelText(name));
        if (value !== "") await userEvent.click(canvas.getByLabelText(name));
        await userEvent.paste(value);
      }
      await userEvent.click(submit);
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
    await userEvent.paste("Sunflower-7");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(submit);
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/accept the terms/i);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const StrongPassword: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "Sunflower-7-up");
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "strong");
  },
};

/** Correcting the first password clears the error of the second. */
export const CorrectedPassword: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "secret");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "secret1");
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await expect(canvas.getByLabelText("Confirm password")).toBeInvalid();
    await userEvent.type(canvas.getByLabelText("Password"), "1");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Confirm password")).toBeValid();
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const Spanish: Story = { tags: ["!test"], globals: { locale: "es" } };

/** A story for each member of the view. */
const states = {
  view: { editing: SignUpFields, sending: Sending, withGoogle: WithGoogle } satisfies StoryOfEach<
    SignUpScreenProps["view"]
  >,
};
