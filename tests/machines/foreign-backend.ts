import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { CheckedOutcome } from "@trellis/machines/subscription";
import {
  checkConformance,
  onboardingModel,
  passwordResetModel,
  subscriptionModel,
  youtubeConnectionModel,
  type ActorOutcome,
} from "@trellis/machines/testing";
import { afterAll, beforeAll, expect, it } from "vitest";

interface Reply {
  note?: string;
  approval?: string;
  token?: string;
  card?: string;
  page?: string;
  code?: string;
  channel_linked?: boolean;
  state?: string;
}

let server: ChildProcess;
let url = "";
let account = "";
let wanted = {};

/** Sends a request as the account of this path. Rejects if the backend refuses it. */
async function call(route: string, body?: object, test: object = wanted): Promise<Reply> {
  const [method = "", path = ""] = route.split(" ");
  const headers = { "x-account": account, "x-test": JSON.stringify(test) };
  const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const reply = (await response.json()) as Reply & { reason?: string };
  if (!response.ok) throw new Error(`${response.status}: ${reply.reason}`);
  return reply;
}

/** Creates a new account for each path, and makes the backend's calls fail or succeed as the path expects. */
const host = {
  mount: () => {
    account = randomUUID();
    return {};
  },
  prepare: (_actor: string, outcome: ActorOutcome, output: unknown) => {
    const { requiresAction, isConnected, outcome: found }: Record<string, unknown> = { ...(output as object) };
    const payment = { succeeded: "done", notStarted: "none", newTerms: "new_terms", unknown: "unknown" }[String(found)];
    wanted = {
      fails: outcome === "rejects",
      card_needs_approval: requiresAction !== undefined,
      channel_linked: isConnected,
      payment,
    };
  },
};

const replyOf = ({ note, approval }: Reply) => ({
  message: note,
  ...(approval !== undefined && { requiresAction: { clientSecret: approval } }),
});

const outcomes: Readonly<Record<string, CheckedOutcome["outcome"]>> = {
  done: "succeeded",
  none: "notStarted",
  new_terms: "newTerms",
};

const payments = {
  createSetupIntent: () => call("POST /cards/forms"),
  createPaymentMethod: async () => ({ paymentMethodId: (await call("POST /cards/tokens")).card ?? "" }),
  saveMethod: async (input: { paymentMethodId: string }) =>
    replyOf(await call("POST /cards", { card: input.paymentMethodId })),
  authenticate: (input: { clientSecret: string }) => call("POST /approvals", { approval: input.clientSecret }),
  confirm: async ({ planId: plan }: { planId: string }) => replyOf(await call("POST /plan", { plan })),
  changePlan: async ({ planId: plan }: { planId: string }) => replyOf(await call("PUT /plan", { plan })),
  cancel: async () => replyOf(await call("DELETE /plan")),
  resume: async () => replyOf(await call("POST /plan/resumption")),
  checkOutcome: async () => ({ outcome: outcomes[(await call("GET /payments/last")).state ?? ""] ?? "unknown" }),
  refreshUser: () => call("GET /me"),
};

/** Tests a backend of packages/machines/examples/foreign-backend: every path of every flow. */
export function testForeignBackend(command: string, file: string): void {
  beforeAll(async () => {
    server = spawn(command, [`packages/machines/examples/foreign-backend/${file}`], {
      env: { ...process.env, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = server.stdout ? ((await once(server.stdout, "data")) as [Buffer]) : [];
    url = String(line).trim();
  });

  afterAll(() => server.kill());

  it("passes every path of onboarding", async () => {
    const { paths, problems } = await checkConformance(onboardingModel, {
      ...host,
      actors: {
        saveAnswers: async ({ targetAudience: audience, ...texts }) => ({
          message: (await call("PUT /answers", { ...texts, audience })).note ?? "",
        }),
        refreshUser: () => call("GET /me"),
      },
    });
    expect(problems).toEqual([]);
    expect(paths.length).toBeGreaterThan(10);
  });

  it.each(["firstSubscription", "planChange", "cardUpdate", "cancellation", "resumption"] as const)(
    "passes every path of a subscription for the purpose %s",
    async (purpose) => {
      const { problems } = await checkConformance(subscriptionModel(purpose), {
        ...host,
        withData: (event) => (event.type === "plan.chosen" ? { ...event, planId: "monthly" } : event),
        actors: payments,
      });
      expect(problems).toEqual([]);
    },
  );

  it("passes every path of a password reset, with its own email address and the code from the email", async () => {
    const { problems } = await checkConformance(passwordResetModel(), {
      ...host,
      withData: async (event) => {
        if (event.type === "email.submitted") return { ...event, email: "maria@example.com" };
        if (event.type !== "code.submitted") return event;
        return { ...event, code: (await call("GET /test/code", undefined, {})).code ?? "" };
      },
      actors: {
        requestCode: async ({ email }) => replyOf(await call("POST /reset/codes", { address: email })),
        verifyCode: async ({ code }) => ({ resetToken: (await call("POST /reset/tokens", { code })).token ?? "" }),
        resetPassword: async ({ resetToken: token, newPassword: password, confirmPassword: repeated }) =>
          replyOf(await call("PUT /password", { token, password, repeated })),
      },
    });
    expect(problems).toEqual([]);
  });

  it.each([false, true])(
    "passes every path of a YouTube connection with isConnected initially %s",
    async (isConnected) => {
      const { problems } = await checkConformance(youtubeConnectionModel(isConnected), {
        ...host,
        actors: {
          requestAuthUrl: async () => ({ authUrl: (await call("POST /channel/consents")).page ?? "" }),
          openConsent: ({ authUrl: page }) => call("POST /channel/visits", { page }),
          refreshUser: async () => ({ isConnected: (await call("GET /me")).channel_linked ?? false }),
          disconnect: async () => replyOf(await call("DELETE /channel")),
        },
      });
      expect(problems).toEqual([]);
    },
  );
}
