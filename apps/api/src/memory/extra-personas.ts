import type { Ports } from "@trellis/server-core/ports";
import { subscribePersona } from "./persona-subscription.ts";
import { type Persona, newPersona, signUp, startPlan } from "./personas.ts";

/** Further users, created only on request: a trial about to end, an ended subscription, a long name, a right-to-left name. */
export type ExtraPersonaName = "trialEnding" | "expired" | "longName" | "rightToLeft";

const longName = "Maximiliana Alexandra von Hohenstein-Villanueva y Montenegro";
const extraPersonas: Record<ExtraPersonaName, Persona & { daysAgo: number; isCanceled?: boolean }> = {
  trialEnding: { ...newPersona("Zoe Martin", "zoe@example.com"), daysAgo: 2.9 },
  expired: { ...newPersona("Ben Okafor", "ben@example.com"), daysAgo: 12, isCanceled: true },
  longName: { ...newPersona(longName, "maximiliana.von.hohenstein-villanueva@example.com"), daysAgo: 12 },
  rightToLeft: { ...newPersona("مايا الطويل", "maya.altawil@example.com"), daysAgo: 12 },
};

/** Creates a further user, with a plan in progress. */
export async function createExtraPersona(name: ExtraPersonaName, ports: Ports): Promise<Persona> {
  const { daysAgo, isCanceled, ...wanted } = extraPersonas[name];
  const { id, persona } = await signUp(wanted, ports);
  await subscribePersona(id, ports, daysAgo, isCanceled);
  await startPlan(id, ports);
  return persona;
}

/** Whether a persona is created only on request. */
export const isExtra = (name: string): name is ExtraPersonaName => name in extraPersonas;
