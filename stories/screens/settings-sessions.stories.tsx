import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OpenSession } from "@trellis/contract/sessions";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { SessionsSection, type SessionsView } from "../../apps/web/src/features/settings/sessions.section.tsx";

const session = (id: string, lastSeenAt: string, device: OpenSession["device"]): OpenSession => ({
  id,
  createdAt: "2026-11-01T08:00:00.000Z",
  lastSeenAt,
  device,
  isCurrent: id === "here",
});
const unknown = { kind: "unknown", browser: null, system: null } as const;
const sessions = [
  session("here", "2026-11-21T12:00:00.000Z", { kind: "computer", browser: "Firefox", system: "Windows" }),
  session("phone", "2026-11-21T09:00:00.000Z", { kind: "phone", browser: "Safari", system: "iOS" }),
  session("tablet", "2026-11-18T09:00:00.000Z", { kind: "tablet", browser: "Chrome", system: null }),
  session("unknown", "2026-10-21T09:00:00.000Z", unknown),
];

const meta = {
  title: "Screens/Settings/Sessions",
  component: SessionsSection,
  parameters: { design: "settings", states: (): object => [meta, states] },
  args: {
    view: { is: "ready", sessions },
    now: new Date("2026-11-21T12:00:00.000Z"),
    onSignOut: fn(),
    onSignOutOthers: fn(),
  },
} satisfies Meta<typeof SessionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign out Safari on iOS, last seen 3 hours ago" }));
    await expect(args.onSignOut).toHaveBeenCalledWith("phone");
    await userEvent.click(canvas.getByRole("button", { name: "Sign out everywhere else" }));
    await expect(args.onSignOutOthers).toHaveBeenCalled();
  },
};
export const OneSession: Story = {
  args: { view: { is: "ready", sessions: sessions.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This device")).toBeVisible();
    await expect(canvas.getByText("You’re only signed in on this device.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
/** A session whose last-seen time is missing or invalid is still listed, and the user can sign it out. */
export const Unreadable: Story = {
  args: {
    view: { is: "ready", sessions: [...sessions.slice(0, 1), { ...session("odd", "", unknown), lastSeenAt: null }] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Last seen/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Sign out Unknown device" }));
    await expect(args.onSignOut).toHaveBeenCalledWith("odd");
  },
};
export const SigningOutOne: Story = { args: { view: { is: "ready", sessions, signingOut: "phone" } } };
export const SigningOutOthers: Story = { args: { view: { is: "ready", sessions, signingOut: "others" } } };
export const Loading: Story = { args: { view: { is: "loading" } } };
export const Failed: Story = {
  args: { view: { is: "failed", reason: "Something went wrong on our side.", onRetry: fn() } },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: { loading: Loading, failed: Failed, ready: Ready } satisfies StoryOfEach<SessionsView>,
};
