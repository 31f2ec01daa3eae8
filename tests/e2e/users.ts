import { randomUUID } from "node:crypto";
import { logIn, register } from "@trellis/contract/account";
import { type Connection, send } from "@trellis/contract/client";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap } from "@trellis/contract/roadmap";
import { confirmSubscription, createSetupIntent, savePaymentMethod } from "@trellis/contract/subscription";

/** Someone with an account on the server under test. */
export interface Person {
  fullname: string;
  email: string;
  password: string;
  token: string;
}

/** How far someone has come. */
export type Stage = "unsubscribed" | "newcomer" | "subscribed";

const answers = {
  skills: ["filming", "editing"],
  topics: ["home fitness", "mobility"],
  goal: ["grow a loyal audience"],
  targetAudience: ["busy parents"],
  intrestedPlatforms: ["YouTube", "Instagram"],
};

/** The head of a call from an address that nobody else calls from: how often one may try is counted by address. */
export const fromNewAddress = (): { "x-forwarded-for": string } => ({ "x-forwarded-for": randomUUID() });

/** Makes a new person on the server, by the same calls that the app makes. */
export async function createUser(origin: string, stage: Stage, fullname = "Ana Torres"): Promise<Person> {
  const email = `${randomUUID()}@trellis.example`;
  const password = "Sunflower-7";
  let token = "";
  const address = fromNewAddress();
  const call = (request: Request) =>
    fetch(new Request(request, { headers: { ...Object.fromEntries(request.headers), ...address } }));
  const connection: Connection = { fetch: call, origin, token: () => token };
  await send(connection, register, { body: { fullname, email, password, confirmPassword: password } });
  token = (await send(connection, logIn, { body: { email, password } })).token;
  const person = { fullname, email, password, token };
  if (stage === "unsubscribed") return person;
  await send(connection, createSetupIntent, {});
  await send(connection, savePaymentMethod, {
    body: { paymentMethodId: `pm_sandbox_visa_${randomUUID().slice(0, 8)}` },
  });
  await send(connection, confirmSubscription, { body: { planId: "plan_monthly" } });
  if (stage === "newcomer") return person;
  await send(connection, saveOnboarding, { query: { language: "en" }, body: answers });
  await send(connection, generateRoadmap, { query: { language: "en" } });
  return person;
}
