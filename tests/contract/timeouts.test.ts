import { calls } from "@trellis/contract/calls";
import { send } from "@trellis/contract/client";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

it("waits 60 seconds for calls that an AI model answers, and 20 seconds for all other calls", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const connection = {
    fetch: async () => Response.json({}, { status: 500 }),
    origin: "https://trellis.test",
    token: () => null,
  };
  const waits = async (name: keyof typeof calls) => {
    const call = { ...calls[name], body: undefined, query: undefined };
    await expect(send(connection, call, {})).rejects.toThrow("refused");
    return timeout.mock.lastCall?.[0];
  };
  for (const name of ["completeChat", "generateContent", "generateRoadmap", "updateTaskStatus"] as const)
    expect(await waits(name)).toBe(60_000);
  expect(await waits("listPlans")).toBe(20_000);
});
