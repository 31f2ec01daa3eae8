import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { answerQuestions } from "../../.storybook/answer-questions.ts";
import { emailsTo } from "../../.storybook/world.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The main flows of one new creator, on the real API code. Each journey starts by playing the journeys before it. */
const meta = {
  title: "Product/Journeys",
  component: App,
  // Not tested here, because the flows are tested on their own and tests/walks/journeys.spec.ts plays the last journey.
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen", world: { path: "/signup" } },
  // The sidebar, which the journeys use, is hidden on narrow screens.
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type User = Parameters<Play>[0]["userEvent"];

const email = "ana@trellis.example";
const card = "4242424242424242";
const answers = [
  ["What are you good at?", "baking, cooking"],
  ["What is your niche?", "sourdough bread"],
  ["What’s your goal?", "1000 followers"],
  ["Who is your content for?", "busy parents"],
  ["Where do you post?", "YouTube, Instagram"],
] as const;

const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const press = async (userEvent: User, name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** Opens a page from the sidebar. */
async function open(userEvent: User, name: string): Promise<void> {
  const [link] = await screen.findAllByRole("link", { name });
  if (!link) throw new Error(`No link is named ${name}.`);
  await userEvent.click(link);
}

/** Fills in fields, found by their labels. */
async function fillIn(userEvent: User, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

async function enterCard(userEvent: User): Promise<void> {
  const field = await screen.findByLabelText("Card number");
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(card);
  await userEvent.keyboard("{Tab}1240{Tab}123{Enter}");
}

/** Returns a journey that plays the previous one and then its own part. */
const after = (previous: Story | undefined, name: string, part: (userEvent: User) => Promise<unknown>): Story => ({
  name,
  play: async (context) => {
    await previous?.play?.(context);
    await context.step(name, () => part(context.userEvent).then(() => undefined));
  },
});

export const SignUp: Story = after(undefined, "1. A creator signs up", async (userEvent) => {
  const password = "Sunflower-7";
  await fillIn(userEvent, {
    "Full name": "Ana Torres",
    Email: email,
    Password: password,
    "Confirm password": password,
  });
  await userEvent.click(screen.getByRole("checkbox"));
  await press(userEvent, "Create Account");
  await at("/login");
});

export const SignIn: Story = after(SignUp, "2. They sign in and see the plans", async (userEvent) => {
  // The sign-up form, which disappears now, has fields with the same labels.
  await screen.findByRole("button", { name: "Sign in" });
  await fillIn(userEvent, { Email: email, Password: "Sunflower-7" });
  await press(userEvent, "Sign in");
  await at("/payment");
});

export const Subscribe: Story = after(SignIn, "3. They subscribe with a card", async (userEvent) => {
  await press(userEvent, "Choose Monthly");
  await enterCard(userEvent);
  await screen.findByRole("dialog", { name: "Set up your roadmap" });
});

export const Onboard: Story = after(Subscribe, "4. They answer the five questions", async (userEvent) => {
  await answerQuestions(userEvent, answers);
  await at("/roadmap");
  await screen.findByRole("dialog", { name: /^Here are your first three weeks, / });
  await userEvent.keyboard("{Escape}");
});

export const CompleteATask: Story = after(Onboard, "5. They complete the first task", async (userEvent) => {
  const [first] = await screen.findAllByRole("checkbox");
  if (!first) throw new Error("Expected at least one task.");
  await userEvent.click(first);
  await expect(first).toBeChecked();
  await screen.findByText(/Task status updated/);
});

export const CreateContent: Story = after(CompleteATask, "6. They generate a caption", async (userEvent) => {
  await open(userEvent, "Content Creation");
  await fillIn(userEvent, { Topic: "rye bread" });
  await press(userEvent, "Generate");
  await waitFor(() => expect(screen.getByRole("group", { name: "Your caption" })).toHaveTextContent(/Rye bread/));
});

export const Chat: Story = after(CreateContent, "7. They ask the assistant", async (userEvent) => {
  await press(userEvent, "Open assistant");
  const panel = within(await screen.findByRole("dialog", { name: "Built-in assistant" }));
  await userEvent.type(panel.getByRole("textbox", { name: "Message" }), "Hashtags, please{Enter}");
  await panel.findAllByText(/#\w+/);
  await userEvent.keyboard("{Escape}");
});

export const UpdatePreferences: Story = after(Chat, "8. They change their goal", async (userEvent) => {
  await open(userEvent, "Update Preferences");
  await fillIn(userEvent, { Goal: "first sponsor" });
  await press(userEvent, "Update preferences");
  await screen.findByText("Your preferences are saved.");
});

export const ChangePlan: Story = after(UpdatePreferences, "9. They switch to the yearly plan", async (userEvent) => {
  await open(userEvent, "Settings");
  await press(userEvent, "Choose Yearly");
  await enterCard(userEvent);
  await screen.findByText("Plan updated successfully!");
});

export const ResetPassword: Story = after(ChangePlan, "10. They reset a forgotten password", async (userEvent) => {
  await press(userEvent, "Account menu for Ana Torres");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
  await at("/login");
  await userEvent.click(await screen.findByRole("link", { name: "Forgot password?" }));
  await at("/forget-password");
  await screen.findByRole("button", { name: "Send code" });
  const before = emailsTo(email).length;
  await fillIn(userEvent, { Email: email });
  await press(userEvent, "Send code");
  await at("/enter-otp");
  await waitFor(() => expect(emailsTo(email).length).toBeGreaterThan(before));
  const code = /\b\d{6}\b/.exec(emailsTo(email).at(-1)?.text ?? "")?.[0] ?? "";
  await fillIn(userEvent, { "6-digit code": code });
  await press(userEvent, "Verify");
  await at("/enter-password");
  await screen.findByRole("button", { name: "Reset password" });
  await fillIn(userEvent, { "New password": "Marigold-8", "Confirm password": "Marigold-8" });
  await press(userEvent, "Reset password");
  await at("/change-password-success");
});
