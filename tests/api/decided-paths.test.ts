import { createApp } from "@trellis/api/app";
import { createMemoryPorts } from "@trellis/api/memory";
import { expect, it } from "vitest";

/** The calls whose path the specification leaves open. */
const decided = [
  ["POST", "/payment/change-plan"],
  ["POST", "/payment/create-update-setup-intent"],
  ["GET", "/user/social-status"],
  ["POST", "/jwt/logout"],
  ["PUT", "/user/on-boarding"],
] as const;

it.each(decided)("API-14 %s %s exists and requires a session", async (method, path) => {
  const app = createApp(createMemoryPorts());
  const ask = (to: string) => app.fetch(new Request(`http://trellis.example/api/v1${to}`, { method }));
  expect((await ask(path)).status).toBe(401);
  expect((await ask(`${path}-else`)).status).toBe(404);
});
