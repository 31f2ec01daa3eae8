import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../apps/api/src/environment.ts";
import { openAi } from "../../apps/api/src/start-up/ai.ts";
import { demo, openDemoAccount } from "../../apps/api/src/start-up/demo-account.ts";
import { createAiClient, useAiProvider } from "./ai-world.ts";

const provider = useAiProvider();

describe("the author of plans and answers", () => {
  it("is described for the start-up message, without the key", async () => {
    const { kind, about } = await openAi(
      readEnvironment({ AI_API_KEY: "sk-secret", AI_MODEL: "model-1", AI_MODEL_CHAT: "model-2" }),
    );
    expect({ kind, about }).toEqual({ kind: "real", about: "model-1, model-2 for chat, at api.openai.com" });
    expect(await openAi(readEnvironment({}))).toMatchObject({
      kind: "sandbox",
      about: expect.stringContaining("built-in engine"),
    });
  });

  it.each([
    ["7999", true],
    ["8000", false],
  ])("is described with a warning only if the daily tokens are not enough for a plan: %s", async (tokens, warns) => {
    const { about } = await openAi(
      readEnvironment({ AI_API_KEY: "sk-secret", AI_MODEL: "model-1", AI_DAILY_TOKENS: tokens }),
    );
    expect(about.includes("Warning: a plan needs about 8000 tokens")).toBe(warns);
  });

  it("is the built-in engine for the demo account, so that the server does not wait for a model when it starts", async () => {
    const { world } = await createAiClient(provider());
    await openDemoAccount(world.ports);
    expect(provider().requests).toEqual([]);
    expect((await world.ports.accounts.byEmail(demo.email))?.account.answers).not.toBeNull();
  });

  it("is named in the reply of /health", async () => {
    const { raw } = await createAiClient(provider(), { chatModel: "model-2" });
    expect(await (await raw("/health")).json()).toMatchObject({ authors: { content: "model-1", chat: "model-2" } });
  });
});
