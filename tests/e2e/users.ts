import { randomUUID } from "node:crypto";

/** A user with an account on the server under test, and the token of an open session. */
export interface User {
  fullname: string;
  email: string;
  password: string;
  token: string;
}

/** Without a plan, without answers to the onboarding questions, or with both and a roadmap. */
export type Stage = "unsubscribed" | "newcomer" | "subscribed";

/** What the seeding listener needs to know about a user. */
export interface NewUser {
  stage: Stage;
  fullname: string;
  /** Whether a YouTube channel is connected. */
  isConnected: boolean;
}

/** Creates a user with one request to the seeding listener (`server.ts`). */
export async function createUser(stage: Stage, options: Partial<Omit<NewUser, "stage">> = {}): Promise<User> {
  const wanted: NewUser = { stage, fullname: "Ana Torres", isConnected: false, ...options };
  const response = await fetch(`http://127.0.0.1:${process.env["TRELLIS_E2E_SEED_PORT"]}`, {
    method: "POST",
    body: JSON.stringify(wanted),
  });
  if (!response.ok) throw new Error(`No user was created: ${await response.text()}`);
  return response.json();
}

/** A header that makes the client's address unique, because the server limits attempts per address. */
export const uniqueAddress = (): { "x-forwarded-for": string } => ({ "x-forwarded-for": randomUUID() });
