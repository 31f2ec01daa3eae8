import { afterEach, expect, it, vi } from "vitest";
import { commandKey } from "../../../apps/web/src/platform/command-key.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "⌘"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)", "⌘"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Ctrl"],
])("names the command key of %s", (userAgent, key) => {
  vi.stubGlobal("navigator", { userAgent });
  expect(commandKey()).toBe(key);
});
