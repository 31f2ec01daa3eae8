import { CallFailed } from "@trellis/contract/call-failed";
import i18next from "i18next";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { text as app } from "../../../apps/web/src/text/en/app.ts";
import { text as chat } from "../../../apps/web/src/text/en/chat.ts";

vi.stubGlobal("location", { origin: "http://trellis.example" });
const { chatFailureText } = await import("../../../apps/web/src/features/chat/chat-failure-text.ts");
const { ChatUnconfigured } = await import("../../../apps/web/src/platform/chat.ts");

beforeAll(() =>
  i18next.init({
    lng: "en",
    defaultNS: "app",
    interpolation: { escapeValue: false },
    resources: { en: { app, chat } },
  }),
);
const textOf = (failure: unknown) => chatFailureText(failure, i18next.getFixedT(null, "chat"));
const refused = (body: unknown, serverMessage?: string) =>
  new CallFailed("completeChat", "refused", { status: 500, serverMessage, body });

describe("chat failure text", () => {
  it("CHT-21 is the service's message, or “Unknown error” if there is none", () => {
    expect(textOf(refused({ error: { message: "M" } }))).toBe("OpenAI API error: M");
    for (const body of [
      undefined,
      null,
      {},
      [],
      "<h1>500</h1>",
      { error: {} },
      { error: { message: "" } },
      { error: null },
    ])
      expect(textOf(refused(body))).toBe("OpenAI API error: Unknown error");
  });

  it("is our own server's message, unchanged, unless the server forwards an error from the service", () => {
    const own = "Too many tries. Try again in 30 seconds.";
    expect(textOf(refused({ error: own, message: own }, own))).toBe(own);
    expect(textOf(refused({ error: { message: "M" }, message: own }, own))).toBe("OpenAI API error: M");
  });

  it("reports a missing API key", () => {
    expect(textOf(new ChatUnconfigured())).toBe("OpenAI API key is not configured");
  });

  it("is the app's own message for network errors, timeouts and unknown errors", () => {
    expect(textOf(new CallFailed("completeChat", "network"))).toBe(app.failure.network);
    expect(textOf(new CallFailed("completeChat", "timeout"))).toBe(app.failure.timeout);
    expect(textOf(new Error("?"))).toBe(app.failure.unknown);
  });
});
