import { afterAll, expect, it, vi } from "vitest";

const assign = vi.fn<(url: string) => void>();
vi.stubGlobal("location", { origin: "https://trellis.test", assign });
const { webAddress } = await import("../../../apps/web/src/platform/web-address.ts");
const { leaveFor } = await import("../../../apps/web/src/platform/page.ts");

afterAll(() => vi.unstubAllGlobals());

it("accepts pages on the web and paths on the API’s origin", () => {
  expect(webAddress("https://accounts.example/consent?a=1")).toBe("https://accounts.example/consent?a=1");
  expect(webAddress("/sandbox/youtube")).toBe("https://trellis.test/sandbox/youtube");
});

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,<p>",
  "blob:x",
  "file:///etc",
  "http://",
  "",
  null,
])("rejects %j and never opens it", (url) => {
  expect(webAddress(url)).toBeUndefined();
  expect(() => leaveFor(url ?? "")).toThrow("Not the address of a web page.");
  expect(assign).not.toHaveBeenCalled();
});
