import { randomUUID } from "node:crypto";
import { isStripe } from "./card-provider.ts";

/** A user with an account on the server under test, and the token of an open session. */
export interface User {
  fullname: string;
  email: string;
  password: string;
  token: string;
}

/** Without a plan, without answers to the onboarding questions, or with both and a roadmap. */
export type Stage = "unsubscribed" | "newcomer" | "subscribed";

/** A user that the seeding listener can create. */
export interface NewUser {
  stage: Stage;
  fullname: string;
  /** Default: a random address. */
  email?: string;
  /** Whether a YouTube channel is connected. */
  isConnected: boolean;
}

/** Creates a user with one request to the seeding listener (`server.ts`). */
export async function createUser(stage: Stage, options: Partial<Omit<NewUser, "stage">> = {}): Promise<User> {
  // The seeding listener only knows the sandbox.
  if (isStripe && stage !== "unsubscribed") return createSubscriber("visa", stage, options);
  const wanted: NewUser = { stage, fullname: "Ana Torres", isConnected: false, ...options };
  const response = await fetch(`http://127.0.0.1:${process.env["TRELLIS_E2E_SEED_PORT"]}`, {
    method: "POST",
    body: JSON.stringify(wanted),
  });
  if (!response.ok) throw new Error(`No user was created: ${await response.text()}`);
  return response.json();
}

/** Answers to the five onboarding questions, as sent to the server. */
const answers = {
  skills: ["filming", "editing"],
  topics: ["home fitness", "mobility"],
  goal: ["grow a loyal audience"],
  targetAudience: ["busy parents"],
  intrestedPlatforms: ["YouTube", "Instagram"],
};

/** A header that makes the client's address unique, because the server limits attempts per address. */
export const uniqueAddress = (): { "x-forwarded-for": string } => ({ "x-forwarded-for": randomUUID() });

/** Creates a user who subscribes to the monthly plan with a test card through the API, at whichever card provider is used. */
export async function createSubscriber(
  card: "visa" | "chargeCustomerFail",
  stage: Stage = "newcomer",
  options: Partial<Omit<NewUser, "stage">> = {},
): Promise<User> {
  const user = await createUser("unsubscribed", options);
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${process.env["TRELLIS_E2E_PORT"]}/api/v1/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json", ...uniqueAddress() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
  };
  await post("payment/create-setup-intent", {});
  await post("payment/save-method", { paymentMethodId: `pm_sandbox_${card}_${randomUUID()}` });
  await post("payment/confirm", { planId: "plan_monthly" });
  if (stage === "subscribed") await post("user/on-boarding", answers);
  return user;
}
