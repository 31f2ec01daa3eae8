import type { Call } from "@trellis/contract/call";
import { subscriptionRequired } from "@trellis/contract/refusal-codes";
import { CallFailed } from "@trellis/contract/call-failed";
import { type CallName, calls } from "@trellis/contract/calls";
import type { CallInput } from "@trellis/contract/client";
import { examples } from "@trellis/contract/examples";
import { vi } from "vitest";
import { fakeStorage } from "../fake-storage.ts";

vi.stubGlobal("location", { origin: "http://trellis.example" });
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("localStorage", fakeStorage());
const { api } = await import("../../../apps/web/src/platform/api.ts");
const { onSessionRefused, onSubscriptionRequired } = await import("../../../apps/web/src/platform/as-user.ts");
const { retry } = await import("../../../apps/web/src/platform/retry.ts");
const { token } = await import("../../../apps/web/src/platform/token.ts");
const { failureText } = await import("../../../apps/web/src/text/failure-text.ts");
const { text: app } = await import("../../../apps/web/src/text/en/app.ts");

const sentence = "The server’s own sentence.";
const json = (status: number, body: unknown) => async () => Response.json(body, { status });
const text = (status: number, body: string) => async () => new Response(body, { status });

/** Behaves like a server that never replies. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** The faults of a call and the replies that cause them. */
const faults = {
  "400": json(400, { error: sentence, message: sentence }),
  "401": json(401, { error: sentence }),
  "402": json(402, { error: sentence, code: subscriptionRequired }),
  "404": json(404, { error: "no such call" }),
  "500 HTML": text(500, "<h1>Internal Server Error</h1>"),
  dropped: () => Promise.reject(new TypeError("Failed to fetch")),
  silent,
  malformed: text(200, '{"message": "cut o'),
  "wrong shape": json(200, [{ odd: 1 }]),
} as const;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

const titles = new Map<string, string>([
  [sentence, "the server’s sentence"],
  ["no such call", "“no such call”"],
  [app.failure.network, "can’t be reached"],
  [app.failure.timeout, "takes too long"],
  [app.failure.server, "on our side"],
  [app.failure.notOffered, "not available here"],
  [app.failure.unreadable, "check whether it worked"],
  [app.failure.unknown, "didn’t work"],
]);

/**
 * Returns the app's reaction to a fault: the message for the user, the page it opens, and whether a query is repeated
 * silently.
 */
export async function cellOf(name: CallName, fault: FaultName): Promise<string> {
  token.write("t");
  const went: string[] = [];
  const stops = [
    onSessionRefused(() => went.push(token.read() === null ? "/login" : "still has the token")),
    onSubscriptionRequired(() => went.push("/payment")),
  ];
  const call: Call = calls[name];
  const { body, query } = examples[name];
  const transport = { fetch: faults[fault], ...(fault === "silent" && { timeoutMs: 1 }) };
  try {
    await api(call, { body, query } as CallInput<Call>, undefined, transport);
    return "a success";
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    const message = titles.get(failureText(failure)) ?? failureText(failure);
    const repeats = call.method === "GET" && retry(0, failure) ? ["once more"] : [];
    return [message, ...went.map((path) => `→ ${path}`), ...repeats].join(", ");
  } finally {
    stops.forEach((stop) => stop());
  }
}
