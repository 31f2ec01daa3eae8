import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a user subscribes to a plan. */
const meta = {
  title: "Flows/Subscribe",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "unsubscribed", path: "/payment" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type User = Parameters<Play>[0]["userEvent"];

/** Opens the payment dialog of the monthly plan, enters a card and submits it. */
async function enterCard(userEvent: User, number: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Choose Monthly" }));
  const field = await screen.findByLabelText("Card number");
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(number);
  await userEvent.keyboard("{Tab}1240{Tab}123{Enter}");
}

export const ShowsPlans: Story = {
  name: "PAY-01 PAY-05 PAY-06 PAY-07 PAY-08 PAY-09 the plans show name, price, features and the free trial",
  play: async () => {
    await screen.findByText("First 3 days free");
    await screen.findByText("Sandbox: no real money");
    const list = await screen.findByRole("list", { name: "Plans" });
    await expect([...list.children].map((card) => card.querySelector("h2, h3")?.textContent)).toEqual([
      "Weekly",
      "Monthly",
      "Yearly",
    ]);
    for (const [index, price] of ["$4", "$12", "$96"].entries())
      await expect(list.children[index]).toHaveTextContent(price);
    for (const [index, features] of [
      [1, ["Basic access", "Limited reports", "Email support"]],
      [2, ["All access", "Unlimited reports", "Priority support"]],
    ] as const)
      for (const feature of features) await expect(list.children[index]).toHaveTextContent(feature);
  },
};

export const PlansFail: Story = {
  name: "PAY-02 PAY-13 ERR-04 when the plans fail to load, the page shows the server's message and a Retry button",
  parameters: {
    world: {
      faults: { listPlans: { status: 500, body: { error: "an error", message: "The shop is closed." } } },
    },
  },
  play: async () => {
    const notice = await screen.findByRole("alert");
    await expect(notice).toHaveTextContent("Failed to load plans");
    await expect(notice).toHaveTextContent("The shop is closed.");
    await expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const CardAccepted: Story = {
  name: "PAY-28 the first subscription starts a trial of three days and marks the trial as used",
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4242424242424242");
    await waitFor(() => expect(location.pathname).toBe("/"));
    await screen.findByText("You are subscribed. The first 3 days are free.");
    await screen.findByRole("dialog", { name: "Set up your roadmap" });
    const session = await fetch("/api/v1/jwt/check-session", {
      headers: { authorization: `Bearer ${localStorage.getItem("token")}` },
    });
    const { user } = (await session.json()) as { user: { trialUsed: boolean; trialEndsAt: string } };
    await expect(user.trialUsed).toBe(true);
    await expect((Date.parse(user.trialEndsAt) - Date.now()) / 86_400_000).toBeCloseTo(3, 1);
  },
};

export const SecondSubscription: Story = {
  name: "PAY-29 a user whose trial has been used is charged at once, and the page says so before and after",
  parameters: { world: { persona: "expired" } },
  play: async ({ userEvent }) => {
    await screen.findByText(/You’ve used your free trial/);
    await expect(screen.queryByText("First 3 days free")).toBeNull();
    await enterCard(userEvent, "4242424242424242");
    await screen.findByText("You are subscribed. The free trial was used before, so your card has been charged.");
    await waitFor(() => expect(location.pathname).toBe("/"));
  },
};

export const CardDeclined: Story = {
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4000000000000002");
    const field = await screen.findByLabelText("Card number");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Your card was declined."));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Your card was declined.");
    await expect(screen.getByLabelText("Expiry date")).toHaveValue("12 / 40");
  },
};

export const RetriesAFailedSave: Story = {
  name: "PAY-23 ERR-05 ERR-07 a refused card shows the server's error, and the form can be sent again",
  parameters: {
    world: {
      faults: { savePaymentMethod: { status: 400, body: { error: "Not this card.", message: "No." }, times: 1 } },
    },
  },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4242424242424242");
    await screen.findByText("Not this card.");
    const submit = await screen.findByRole("button", { name: "Subscribe to Monthly - $12" });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await waitFor(() => expect(location.pathname).toBe("/"));
  },
};

export const UnexpectedReply: Story = {
  name: "PAY-25 when a payment fails without a server message, the app shows its own, and the form stays open",
  parameters: { world: { faults: { savePaymentMethod: { status: 500, body: {} } } } },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4242424242424242");
    await screen.findByText("An error occurred while processing payment");
    const submit = await screen.findByRole("button", { name: "Subscribe to Monthly - $12" });
    await waitFor(() => expect(submit).toBeEnabled());
  },
};

export const SessionExpires: Story = {
  name: "ERR-01 ERR-02 a session that expires during the payment leads to the sign-in page",
  parameters: { world: { faults: { confirmSubscription: { status: 401, body: { error: "Sign in again." } } } } },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4242424242424242");
    await waitFor(() => expect(location.pathname).toBe("/login"));
    await expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
  },
};

export const RetriesAFailedConfirmation: Story = {
  name: "PAY-24 ERR-04 ERR-07 a failed confirmation shows the server's message, and the form can be sent again",
  parameters: {
    world: {
      faults: { confirmSubscription: { status: 402, body: { error: "No.", message: "Not this card." }, times: 1 } },
    },
  },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4242424242424242");
    await screen.findByText("Not this card.");
    await screen.findByText(/the subscription has not started/);
    await userEvent.click(screen.getByRole("button", { name: "Subscribe to Monthly - $12" }));
    await waitFor(() => expect(location.pathname).toBe("/"));
  },
};

export const RetriesAFailedSetup: Story = {
  name: "PAY-12 PAY-13 ERR-04 a failed setup shows the server's message, and Retry Setup repeats the call",
  parameters: {
    world: {
      faults: {
        createSetupIntent: {
          status: 502,
          body: { error: "an error", message: "The bank isn’t responding." },
          times: 1,
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Choose Yearly" }));
    const alert = await screen.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to setup payment");
    await expect(alert).toHaveTextContent("The bank isn’t responding.");
    await userEvent.click(screen.getByRole("button", { name: "Retry Setup" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Subscribe to Yearly - $96" })).toBeEnabled());
  },
};

export const SubscriptionRequired: Story = {
  name: "a call that requires a subscription opens the payment page, which does not redirect back",
  parameters: {
    world: {
      persona: "creator",
      path: "/roadmap",
      faults: {
        generateRoadmap: {
          status: 402,
          body: { error: "You need a subscription.", message: "Choose a plan first.", code: "subscriptionRequired" },
        },
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(location.pathname).toBe("/payment"));
    await expect(await screen.findByText("You need a subscription.")).toBeInTheDocument();
    // The user has a subscription after all, so the page offers no plans.
    await screen.findByRole("heading", { name: "You’re subscribed" });
    await expect(screen.queryByRole("button", { name: /^Choose/ })).toBeNull();
  },
};
