import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const page = new EventTarget();
const popup = { closed: false };
vi.stubGlobal("location", { origin: "https://trellis.test" });
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("open", () => popup);
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
for (const measure of ["screenX", "screenY", "outerWidth", "outerHeight"]) vi.stubGlobal(measure, 0);
const { askSandbox } = await import("../../../apps/web/src/platform/google-sandbox.ts");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  popup.closed = false;
});
afterAll(() => vi.unstubAllGlobals());

const grant = { source: "trellis-sandbox-google", accessToken: "token-1" };
const expected = { source: popup, origin: "https://trellis.test", data: grant };

/** Asks the sandbox for a token, and sends a message to the page as a window does. */
function askAndPost(message: object): Promise<string> {
  const answer = askSandbox("/sandbox/google")();
  page.dispatchEvent(Object.assign(new Event("message"), message));
  return answer;
}

it("accepts the token from the window it opened", async () => {
  await expect(askAndPost(expected)).resolves.toBe("token-1");
});

it.each([
  ["from another origin", { origin: "https://evil.example" }],
  ["from another window", { source: {} }],
  ["of another form", { data: { accessToken: "token-1" } }],
])("ignores a message %s", async (_, change) => {
  const outcome = askAndPost({ ...expected, ...change }).catch((error: unknown) => error);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ name: "GoogleFailed", reason: "closed" });
});
